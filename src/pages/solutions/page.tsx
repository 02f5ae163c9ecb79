import { NextPage } from '../../components/next-page/next-page.tsx';
import { PageFrame } from '../../components/page-frame/page-frame.tsx';
import { Solutions } from './solutions.tsx';

export function Page() {
  return (
    <PageFrame opening={<Solutions />}>
      <NextPage page="solutions" to="industries" />
    </PageFrame>
  );
}
