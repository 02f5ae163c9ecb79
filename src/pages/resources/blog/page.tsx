import { Deferred } from '../../../components/deferred/deferred.tsx';
import { NextPage } from '../../../components/next-page/next-page.tsx';
import { Blog } from './blog.tsx';

export function Page() {
  return (
    <>
      <Blog />
      <Deferred>
        <NextPage page="blog" to="support" />
      </Deferred>
    </>
  );
}
