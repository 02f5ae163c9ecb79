import { Onward } from '../components/onward/onward.tsx';
import { Technical } from '../sections/technical/technical.tsx';

export function Page() {
  return (
    <>
      <Technical />
      <Onward page="technical-features" to="/pricing" />
    </>
  );
}
