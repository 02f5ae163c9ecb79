import { Deferred } from '../../../components/deferred/deferred.tsx';
import { NextPage } from '../../../components/next-page/next-page.tsx';
import { AboutUs } from './about-us.tsx';

export function Page() {
  return (
    <>
      <AboutUs />
      <Deferred>
        <NextPage page="about-us" to="faq" />
      </Deferred>
    </>
  );
}
