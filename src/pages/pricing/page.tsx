import { HowItStarts } from '../../components/how-it-starts/how-it-starts.tsx';
import { NextPage } from '../../components/next-page/next-page.tsx';
import { PageFrame } from '../../components/page-frame/page-frame.tsx';
import { Finder } from './finder/finder.tsx';
import { Pricing } from './pricing.tsx';
import { RateCard } from './rate-card/rate-card.tsx';

export function Page() {
  return (
    <PageFrame opening={[<Pricing key="pricing" />, <Finder key="finder" />]}>
      <RateCard />
      <HowItStarts pricesShown />
      <NextPage page="pricing" to="support" />
    </PageFrame>
  );
}
