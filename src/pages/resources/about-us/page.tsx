import { NextPage } from '../../../components/next-page/next-page.tsx';
import { PageFrame } from '../../../components/page-frame/page-frame.tsx';
import { AboutUs } from './about-us.tsx';

export function Page() {
  return (
    <PageFrame opening={<AboutUs />}>
      <NextPage page="about-us" to="faq" />
    </PageFrame>
  );
}
