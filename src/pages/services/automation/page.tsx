import { NextPage } from '../../../components/next-page/next-page.tsx';
import { Questions } from '../../../components/questions/questions.tsx';
import { PageFrame } from '../../../components/page-frame/page-frame.tsx';
import { pageQuestions } from '../../../content/faq.ts';
import { Automation } from './automation.tsx';
import { Features } from './features/features.tsx';

export function Page() {
  return (
    <PageFrame opening={<Automation />}>
      <Features />
      <Questions page="automation" items={pageQuestions.automation} />
      <NextPage page="automation" to="website" />
    </PageFrame>
  );
}
