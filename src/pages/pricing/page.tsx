import { Deferred } from '../../components/deferred/deferred.tsx';
import { HowItStarts } from '../../components/how-it-starts/how-it-starts.tsx';
import { NextPage } from '../../components/next-page/next-page.tsx';
import { Pricing } from './pricing.tsx';

export function Page() {
  return (
    <>
      <Pricing />
      <Deferred>
        <HowItStarts pricesShown />
        <NextPage page="pricing" to="support" />
      </Deferred>
    </>
  );
}
