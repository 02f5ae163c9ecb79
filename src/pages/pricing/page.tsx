import { HowItStarts } from '../../components/how-it-starts/how-it-starts.tsx';
import { NextPage } from '../../components/next-page/next-page.tsx';
import { PageFrame } from '../../components/page-frame/page-frame.tsx';
import { Pricing } from './pricing.tsx';

export function Page() {
  return (
    <PageFrame opening={<Pricing />}>
      <HowItStarts pricesShown />
      <NextPage page="pricing" to="support" />
    </PageFrame>
  );
}
