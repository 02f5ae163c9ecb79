import { NextPage } from '../../../components/next-page/next-page.tsx';
import { Blog } from './blog.tsx';

export function Page() {
  return (
    <>
      <Blog />
      <NextPage page="blog" to="support" />
    </>
  );
}
