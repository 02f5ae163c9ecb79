import { NextPage } from '../../../components/next-page/next-page.tsx';
import { PageFrame } from '../../../components/page-frame/page-frame.tsx';
import { Support } from './support.tsx';

export function Page() {
  return (
    <PageFrame opening={<Support />}>
      <NextPage page="support" to="pricing" />
    </PageFrame>
  );
}
