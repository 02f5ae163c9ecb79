import { NextPage } from '../../../components/next-page/next-page.tsx';
import { PageFrame } from '../../../components/page-frame/page-frame.tsx';
import { Chatbots } from './chatbots.tsx';
import { Faq } from './faq/faq.tsx';
import { Features } from './features/features.tsx';

export function Page() {
  return (
    <PageFrame opening={<Chatbots />}>
      <Features />
      <Faq />
      <NextPage page="chatbots" to="phone-systems" />
    </PageFrame>
  );
}
