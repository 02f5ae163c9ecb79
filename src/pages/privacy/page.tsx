import { Onward } from '../../components/next-page/next-page.tsx';
import { Privacy } from './privacy.tsx';

export function Page() {
  return (
    <>
      <Privacy />
      <Onward page="privacy" to="/terms" />
    </>
  );
}
