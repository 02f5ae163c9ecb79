import { Deferred } from '../../../components/deferred/deferred.tsx';
import { NextPage } from '../../../components/next-page/next-page.tsx';
import { CallTimeline } from './call-timeline/call-timeline.tsx';
import { PhoneSystems } from './phone-systems.tsx';

export function Page() {
  return (
    <>
      <PhoneSystems />
      <Deferred>
        <CallTimeline />
        <NextPage page="phone-systems" to="automation" />
      </Deferred>
    </>
  );
}
