import { Deferred } from '../../../components/deferred/deferred.tsx';
import { NextPage } from '../../../components/next-page/next-page.tsx';
import { MarketSize } from './market-size.tsx';

export function Page() {
  return (
    <>
      <MarketSize />
      <Deferred>
        <NextPage page="market-size" to="technical-features" />
      </Deferred>
    </>
  );
}
