import { NextPage } from '../../../components/next-page/next-page.tsx';
import { PageFrame } from '../../../components/page-frame/page-frame.tsx';
import { Blog } from './blog.tsx';

export function Page() {
  return (
    <PageFrame opening={<Blog />}>
      <NextPage page="blog" to="support" />
    </PageFrame>
  );
}
