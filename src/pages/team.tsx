import { Onward } from '../components/onward/onward.tsx';
import { TeamPage } from '../sections/company/team-page.tsx';

export function Page() {
  return (
    <>
      <TeamPage />
      <Onward page="team" to="/resources/blog" />
    </>
  );
}
