import { Deferred } from '../../../components/deferred/deferred.tsx';
import { NextPage } from '../../../components/next-page/next-page.tsx';
import { Support } from './support.tsx';

export function Page() {
  return (
    <>
      <Support />
      <Deferred>
        <NextPage page="support" to="pricing" />
      </Deferred>
    </>
  );
}
