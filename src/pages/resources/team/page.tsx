import { Onward } from '../../../components/next-page/next-page.tsx';
import { Team } from './team.tsx';

export function Page() {
  return (
    <>
      <Team />
      <Onward page="team" to="/resources/blog" />
    </>
  );
}
