import { Lead } from '../sections/lead/lead.tsx';
import { Services } from '../sections/services/services.tsx';

export function Page() {
  return (
    <>
      <Lead page="services" />
      <Services />
    </>
  );
}
