import { Onward } from '../../../components/next-page/next-page.tsx';
import { Call } from './call-timeline/call-timeline.tsx';
import { PhoneSystems } from './phone-systems.tsx';

export function Page() {
  return (
    <>
      <PhoneSystems />
      <Call />
      <Onward page="phone-systems" to="/services/automation" />
    </>
  );
}
