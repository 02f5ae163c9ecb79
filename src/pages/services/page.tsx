import { Deferred } from '../../components/deferred/deferred.tsx';
import { NextPage } from '../../components/next-page/next-page.tsx';
import { ServiceList } from './service-list/service-list.tsx';
import { Services } from './services.tsx';

export function Page() {
  return (
    <>
      <Services />
      <Deferred>
        <ServiceList />
        <NextPage page="services" to="chatbots" />
      </Deferred>
    </>
  );
}
