import { Boundary } from '../components/boundary/boundary.tsx';
import { RunningCord } from '../components/cord/cord.tsx';
import { footerCord, servicesCord, teamCord } from '../components/cord/lengths.ts';
import { Faq } from '../sections/faq/faq.tsx';
import { Hero } from '../sections/hero/hero.tsx';
import { Services } from '../sections/services/services.tsx';
import { Showcase } from '../sections/showcase/showcase.tsx';
import { Team } from '../sections/team/team.tsx';
import { Testimonials } from '../sections/testimonials/testimonials.tsx';

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
      <RunningCord length={servicesCord} />
      <RunningCord length={teamCord} />
      <RunningCord length={footerCord} />
    </>
  );
}
