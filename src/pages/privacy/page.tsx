import { NextPage } from '../../components/next-page/next-page.tsx';
import { Privacy } from './privacy.tsx';

export function Page() {
  return (
    <>
      <Privacy />
      <NextPage page="privacy" to="terms" />
    </>
  );
}
