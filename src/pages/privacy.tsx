import { Onward } from '../components/onward/onward.tsx';
import { Privacy } from '../sections/privacy/privacy.tsx';

export function Page() {
  return (
    <>
      <Privacy />
      <Onward page="privacy" to="/terms" />
    </>
  );
}
