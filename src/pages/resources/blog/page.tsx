import { Onward } from '../../../components/next-page/next-page.tsx';
import { Blog } from './blog.tsx';

export function Page() {
  return (
    <>
      <Blog />
      <Onward page="blog" to="/resources/support" />
    </>
  );
}
