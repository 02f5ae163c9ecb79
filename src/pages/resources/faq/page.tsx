import { Deferred } from '../../../components/deferred/deferred.tsx';
import { NextPage } from '../../../components/next-page/next-page.tsx';
import { Hours } from './hours/hours.tsx';
import { Faq } from './faq.tsx';

export function Page() {
  return (
    <>
      <Faq />
      <Deferred>
        <Hours />
        <NextPage page="faq" to="team" />
      </Deferred>
    </>
  );
}
