import { NextPage } from '../../components/next-page/next-page.tsx';
import { Terms } from './terms.tsx';

export function Page() {
  return (
    <>
      <Terms />
      <NextPage page="terms" to="support" />
    </>
  );
}
