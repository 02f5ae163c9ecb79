import { Onward } from '../components/onward/onward.tsx';
import { Market } from '../sections/market/market.tsx';

export function Page() {
  return (
    <>
      <Market />
      <Onward page="market-size" to="/solutions/technical-features" />
    </>
  );
}
