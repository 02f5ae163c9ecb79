import { Onward } from '../components/onward/onward.tsx';
import { Questions } from '../components/questions/questions.tsx';
import { pageQuestions } from '../content/faq.ts';
import { Automation } from '../sections/automation/automation.tsx';
import { Sockets } from '../sections/automation/sockets.tsx';

export function Page() {
  return (
    <>
      <Automation />
      <Sockets />
      <Questions page="automation" items={pageQuestions.automation ?? []} />
      <Onward page="automation" to="/services/website" />
    </>
  );
}
