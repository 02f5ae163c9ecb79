import { Deferred } from '../../../components/deferred/deferred.tsx';
import { NextPage } from '../../../components/next-page/next-page.tsx';
import { Team } from './team.tsx';

export function Page() {
  return (
    <>
      <Team />
      <Deferred>
        <NextPage page="team" to="blog" />
      </Deferred>
    </>
  );
}
