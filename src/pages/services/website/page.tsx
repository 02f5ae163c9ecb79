import { Onward } from '../../../components/next-page/next-page.tsx';
import { Questions } from '../../../components/questions/questions.tsx';
import { pageQuestions } from '../../../content/faq.ts';
import { Keeps } from './features/features.tsx';
import { Website } from './website.tsx';

export function Page() {
  return (
    <>
      <Website />
      <Keeps />
      <Questions page="website" items={pageQuestions.website ?? []} widths={[112, 66]} />
      <Onward page="website" to="/solutions/market-size" />
    </>
  );
}
