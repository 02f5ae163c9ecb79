import { Deferred } from '../../components/deferred/deferred.tsx';
import { NextPage } from '../../components/next-page/next-page.tsx';
import { Terms } from './terms.tsx';

export function Page() {
  return (
    <>
      <Terms />
      <Deferred>
        <NextPage page="terms" to="support" />
      </Deferred>
    </>
  );
}
