import { NextPage } from '../../components/next-page/next-page.tsx';
import { Pricing } from './pricing.tsx';

export function Page() {
  return (
    <>
      <Pricing />
      <NextPage page="pricing" to="support" />
    </>
  );
}
