import { Onward } from '../../../components/next-page/next-page.tsx';
import { TeamPage } from './team.tsx';

export function Page() {
  return (
    <>
      <TeamPage />
      <Onward page="team" to="/resources/blog" />
    </>
  );
}
