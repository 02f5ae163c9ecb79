import { Deferred } from '../../../components/deferred/deferred.tsx';
import { NextPage } from '../../../components/next-page/next-page.tsx';
import { Faq } from './faq.tsx';

export function Page() {
  return (
    <>
      <Faq />
      <Deferred>
        <NextPage page="faq" to="team" />
      </Deferred>
    </>
  );
}
