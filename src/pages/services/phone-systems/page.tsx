import { NextPage } from '../../../components/next-page/next-page.tsx';
import { PageFrame } from '../../../components/page-frame/page-frame.tsx';
import { CallTimeline } from './call-timeline/call-timeline.tsx';
import { PhoneSystems } from './phone-systems.tsx';

export function Page() {
  return (
    <PageFrame opening={<PhoneSystems />}>
      <CallTimeline />
      <NextPage page="phone-systems" to="automation" />
    </PageFrame>
  );
}
