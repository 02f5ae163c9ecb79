import { Deferred } from '../../../components/deferred/deferred.tsx';
import { NextPage } from '../../../components/next-page/next-page.tsx';
import { Chatbots } from './chatbots.tsx';
import { Faq } from './faq/faq.tsx';
import { Features } from './features/features.tsx';

export function Page() {
  return (
    <>
      <Chatbots />
      <Deferred>
        <Features />
        <Faq />
        <NextPage page="chatbots" to="phone-systems" />
      </Deferred>
    </>
  );
}
