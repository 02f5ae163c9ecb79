import { Onward } from '../../components/next-page/next-page.tsx';
import { Pricing } from './pricing.tsx';

export function Page() {
  return (
    <>
      <Pricing />
      <Onward page="pricing" to="/resources/support" />
    </>
  );
}
