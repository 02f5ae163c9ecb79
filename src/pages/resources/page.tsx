import { Deferred } from '../../components/deferred/deferred.tsx';
import { NextPage } from '../../components/next-page/next-page.tsx';
import { Customers } from './customers/customers.tsx';
import { Resources } from './resources.tsx';

export function Page() {
  return (
    <>
      <Resources />
      <Deferred>
        <Customers />
        <NextPage page="resources" to="about-us" />
      </Deferred>
    </>
  );
}
