import { Onward } from '../components/onward/onward.tsx';
import { Support } from '../sections/support/support.tsx';

export function Page() {
  return (
    <>
      <Support />
      <Onward page="support" to="/pricing" />
    </>
  );
}
