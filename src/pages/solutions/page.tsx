import { Deferred } from '../../components/deferred/deferred.tsx';
import { NextPage } from '../../components/next-page/next-page.tsx';
import { Solutions } from './solutions.tsx';

export function Page() {
  return (
    <>
      <Solutions />
      <Deferred>
        <NextPage page="solutions" to="industries" />
      </Deferred>
    </>
  );
}
