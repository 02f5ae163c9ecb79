import { Deferred } from '../../../components/deferred/deferred.tsx';
import { NextPage } from '../../../components/next-page/next-page.tsx';
import { Availability } from './availability/availability.tsx';
import { TechnicalFeatures } from './technical-features.tsx';

export function Page() {
  return (
    <>
      <TechnicalFeatures />
      <Deferred>
        <Availability />
        <NextPage page="technical-features" to="pricing" />
      </Deferred>
    </>
  );
}
