import { Onward } from '../components/onward/onward.tsx';
import { Blog } from '../sections/blog/blog.tsx';

export function Page() {
  return (
    <>
      <Blog />
      <Onward page="blog" to="/resources/support" />
    </>
  );
}
