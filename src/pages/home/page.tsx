import { Boundary } from '../../components/boundary/boundary.tsx';
import { Deferred } from '../../components/deferred/deferred.tsx';
import { HowItStarts } from '../../components/how-it-starts/how-it-starts.tsx';
import { footerCord } from '../../components/footer/footer.cord.ts';
import { ScrubbedCord } from '../../cord/cord.tsx';
import { Faq } from './faq/faq.tsx';
import { Hero } from './hero/hero.tsx';
import { servicesCord } from './services/services.cord.ts';
import { Services } from './services/services.tsx';
import { showcaseCord } from './showcase/showcase.cord.ts';
import { Showcase } from './showcase/showcase.tsx';
import { Team } from './team/team.tsx';
import { Testimonials } from './testimonials/testimonials.tsx';

const sections = [Services, Team, Showcase, Testimonials, HowItStarts, Faq];

export function Page() {
  return (
    <>
      <Boundary>
        <Hero />
      </Boundary>
      <Deferred>
        {sections.map((Section, index) => (
          <Boundary key={index}>
            <Section />
          </Boundary>
        ))}
        <ScrubbedCord spec={servicesCord} />
        <ScrubbedCord spec={showcaseCord} />
        <ScrubbedCord spec={footerCord} />
      </Deferred>
    </>
  );
}
