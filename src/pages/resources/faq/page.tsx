import { NextPage } from '../../../components/next-page/next-page.tsx';
import { Faq } from './faq.tsx';

export function Page() {
  return (
    <>
      <Faq />
      <NextPage page="faq" to="team" />
    </>
  );
}
