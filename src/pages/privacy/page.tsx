import { Deferred } from '../../components/deferred/deferred.tsx';
import { NextPage } from '../../components/next-page/next-page.tsx';
import { Privacy } from './privacy.tsx';

export function Page() {
  return (
    <>
      <Privacy />
      <Deferred>
        <NextPage page="privacy" to="terms" />
      </Deferred>
    </>
  );
}
