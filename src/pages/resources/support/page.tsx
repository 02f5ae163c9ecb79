import { NextPage } from '../../../components/next-page/next-page.tsx';
import { Support } from './support.tsx';

export function Page() {
  return (
    <>
      <Support />
      <NextPage page="support" to="pricing" />
    </>
  );
}
