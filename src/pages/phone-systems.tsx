import { Onward } from '../components/onward/onward.tsx';
import { Call } from '../sections/phone-systems/call.tsx';
import { PhoneSystems } from '../sections/phone-systems/phone-systems.tsx';

export function Page() {
  return (
    <>
      <PhoneSystems />
      <Call />
      <Onward page="phone-systems" to="/services/automation" />
    </>
  );
}
