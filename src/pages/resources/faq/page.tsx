import { NextPage } from '../../../components/next-page/next-page.tsx';
import { PageFrame } from '../../../components/page-frame/page-frame.tsx';
import { Hours } from './hours/hours.tsx';
import { Faq } from './faq.tsx';

export function Page() {
  return (
    <PageFrame opening={<Faq />}>
      <Hours />
      <NextPage page="faq" to="team" />
    </PageFrame>
  );
}
