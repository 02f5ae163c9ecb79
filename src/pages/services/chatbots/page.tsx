import { Onward } from '../../../components/next-page/next-page.tsx';
import { Chatbots } from './chatbots.tsx';
import { Spine } from './features/features.tsx';

export function Page() {
  return (
    <>
      <Chatbots />
      <Spine />
      <Onward page="chatbots" to="/services/phone-systems" />
    </>
  );
}
