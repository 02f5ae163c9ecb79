import { Onward } from '../components/onward/onward.tsx';
import { Pricing } from '../sections/pricing/pricing.tsx';

export function Page() {
  return (
    <>
      <Pricing />
      <Onward page="pricing" to="/resources/support" />
    </>
  );
}
