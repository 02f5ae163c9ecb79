import { Onward } from '../components/onward/onward.tsx';
import { Industries, IndustryList } from '../sections/industries/industries.tsx';

export function Page() {
  return (
    <>
      <Industries />
      <IndustryList />
      <Onward page="industries" to="/solutions/market-size" />
    </>
  );
}
