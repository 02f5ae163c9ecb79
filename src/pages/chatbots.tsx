import { Onward } from '../components/onward/onward.tsx';
import { Chatbots } from '../sections/chatbots/chatbots.tsx';
import { Spine } from '../sections/chatbots/spine.tsx';

export function Page() {
  return (
    <>
      <Chatbots />
      <Spine />
      <Onward page="chatbots" to="/services/phone-systems" />
    </>
  );
}
