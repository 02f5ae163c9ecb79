import { NextPage } from '../../../components/next-page/next-page.tsx';
import { PageFrame } from '../../../components/page-frame/page-frame.tsx';
import { Team } from './team.tsx';

export function Page() {
  return (
    <PageFrame opening={<Team />}>
      <NextPage page="team" to="blog" />
    </PageFrame>
  );
}
