import { NextPage } from '../../components/next-page/next-page.tsx';
import { PageFrame } from '../../components/page-frame/page-frame.tsx';
import { Privacy } from './privacy.tsx';

export function Page() {
  return (
    <PageFrame opening={<Privacy />}>
      <NextPage page="privacy" to="terms" />
    </PageFrame>
  );
}
