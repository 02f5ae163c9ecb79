import { Deferred } from '../../components/deferred/deferred.tsx';
import { NextPage } from '../../components/next-page/next-page.tsx';
import { Resources } from './resources.tsx';

export function Page() {
  return (
    <>
      <Resources />
      <Deferred>
        <NextPage page="resources" to="about-us" />
      </Deferred>
    </>
  );
}
