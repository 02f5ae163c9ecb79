import { NextPage } from '../../../components/next-page/next-page.tsx';
import { PageFrame } from '../../../components/page-frame/page-frame.tsx';
import { MarketSize } from './market-size.tsx';

export function Page() {
  return (
    <PageFrame opening={<MarketSize />}>
      <NextPage page="market-size" to="technical-features" />
    </PageFrame>
  );
}
