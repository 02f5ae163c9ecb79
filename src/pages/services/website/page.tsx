import { NextPage } from '../../../components/next-page/next-page.tsx';
import { Questions } from '../../../components/questions/questions.tsx';
import { PageFrame } from '../../../components/page-frame/page-frame.tsx';
import { pageQuestions } from '../../../content/faq.ts';
import { Features } from './features/features.tsx';
import { Website } from './website.tsx';

export function Page() {
  return (
    <PageFrame opening={<Website />}>
      <Features />
      <Questions page="website" items={pageQuestions.website} />
      <NextPage page="website" to="pricing" />
    </PageFrame>
  );
}
