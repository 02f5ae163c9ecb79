import { NextPage } from '../../../components/next-page/next-page.tsx';
import { Team } from './team.tsx';

export function Page() {
  return (
    <>
      <Team />
      <NextPage page="team" to="blog" />
    </>
  );
}
