import { Onward } from '../components/onward/onward.tsx';
import { Questions } from '../components/questions/questions.tsx';
import { pageQuestions } from '../content/faq.ts';
import { Keeps } from '../sections/website/keeps.tsx';
import { Website } from '../sections/website/website.tsx';

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
