import { Onward } from '../../../components/next-page/next-page.tsx';
import { Answers } from './faq.tsx';

export function Page() {
  return (
    <>
      <Answers />
      <Onward page="faq" to="/resources/team" />
    </>
  );
}
