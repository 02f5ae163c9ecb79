import { NextPage } from '../../../components/next-page/next-page.tsx';
import { AboutUs } from './about-us.tsx';

export function Page() {
  return (
    <>
      <AboutUs />
      <NextPage page="about-us" to="faq" />
    </>
  );
}
