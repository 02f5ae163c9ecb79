import { Boundary } from '../../components/boundary/boundary.tsx';
import { RunningCord } from '../../cord/cord.tsx';
import { footerCord, servicesCord, teamCord } from '../../cord/lengths.ts';
import { Faq } from './faq/faq.tsx';
import { Hero } from './hero/hero.tsx';
import { Services } from './services/services.tsx';
import { Showcase } from './showcase/showcase.tsx';
import { Team } from './team/team.tsx';
import { Testimonials } from './testimonials/testimonials.tsx';

export function Page() {
  return (
    <>
      <Boundary>
        <Hero />
      </Boundary>
      <Boundary>
        <Services />
      </Boundary>
      <Boundary>
        <Team />
      </Boundary>
      <Boundary>
        <Showcase />
      </Boundary>
      <Boundary>
        <Testimonials />
      </Boundary>
      <Boundary>
        <Faq />
      </Boundary>
      <RunningCord spec={servicesCord} />
      <RunningCord spec={teamCord} />
      <RunningCord spec={footerCord} />
    </>
  );
}
