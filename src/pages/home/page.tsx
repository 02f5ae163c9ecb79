import { HowItStarts } from '../../components/how-it-starts/how-it-starts.tsx';
import { PageFrame } from '../../components/page-frame/page-frame.tsx';
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

export function Page() {
  return (
    <PageFrame opening={<Hero />}>
      <Services />
      <Team />
      <Showcase />
      <Testimonials />
      <HowItStarts />
      <Faq />
      <ScrubbedCord spec={servicesCord} />
      <ScrubbedCord spec={showcaseCord} />
      <ScrubbedCord spec={footerCord} />
    </PageFrame>
  );
}
