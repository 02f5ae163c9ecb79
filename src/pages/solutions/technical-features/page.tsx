import { NextPage } from '../../../components/next-page/next-page.tsx';
import { PageFrame } from '../../../components/page-frame/page-frame.tsx';
import { Availability } from './availability/availability.tsx';
import { TechnicalFeatures } from './technical-features.tsx';

export function Page() {
  return (
    <PageFrame opening={<TechnicalFeatures />}>
      <Availability />
      <NextPage page="technical-features" to="pricing" />
    </PageFrame>
  );
}
