import { NextPage } from '../../components/next-page/next-page.tsx';
import { PageFrame } from '../../components/page-frame/page-frame.tsx';
import { Terms } from './terms.tsx';

export function Page() {
  return (
    <PageFrame opening={<Terms />}>
      <NextPage page="terms" to="support" />
    </PageFrame>
  );
}
