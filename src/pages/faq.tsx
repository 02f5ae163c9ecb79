import { Onward } from '../components/onward/onward.tsx';
import { Answers } from '../sections/answers/answers.tsx';

export function Page() {
  return (
    <>
      <Answers />
      <Onward page="faq" to="/resources/team" />
    </>
  );
}
