import { Deferred } from '../../../components/deferred/deferred.tsx';
import { NextPage } from '../../../components/next-page/next-page.tsx';
import { Questions } from '../../../components/questions/questions.tsx';
import { pageQuestions } from '../../../content/faq.ts';
import { Automation } from './automation.tsx';
import { Features } from './features/features.tsx';

export function Page() {
  return (
    <>
      <Automation />
      <Deferred>
        <Features />
        <Questions page="automation" items={pageQuestions.automation} />
        <NextPage page="automation" to="website" />
      </Deferred>
    </>
  );
}
