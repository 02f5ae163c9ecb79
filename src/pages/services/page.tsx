import { Onward } from '../../components/next-page/next-page.tsx';
import { Directory } from './service-list/service-list.tsx';
import { PickUp } from './services.tsx';
import { Services } from '../../components/service-cards/service-cards.tsx';

export function Page() {
  return (
    <>
      <PickUp />
      <Services titled={false} />
      <Directory />
      <Onward page="services" to="/services/chatbots" />
    </>
  );
}
