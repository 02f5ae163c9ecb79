import { Onward } from '../components/onward/onward.tsx';
import { Directory } from '../sections/directory/directory.tsx';
import { PickUp } from '../sections/directory/pick-up.tsx';
import { Services } from '../sections/services/services.tsx';

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
