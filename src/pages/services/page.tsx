import { Onward } from '../../components/next-page/next-page.tsx';
import { ServiceList } from './service-list/service-list.tsx';
import { Services } from './services.tsx';

export function Page() {
  return (
    <>
      <Services />
      <ServiceList />
      <Onward page="services" to="/services/chatbots" />
    </>
  );
}
