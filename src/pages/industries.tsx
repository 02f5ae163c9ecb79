import { Onward } from '../components/onward/onward.tsx';
import { Industries } from '../sections/industries/industries.tsx';
import { IndustryList } from '../sections/industries/industry-list.tsx';

export function Page() {
  return (
    <>
      <Industries />
      <IndustryList />
      <Onward page="industries" to="/solutions/market-size" />
    </>
  );
}
