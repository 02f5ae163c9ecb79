import { Onward } from '../components/onward/onward.tsx';
import { Terms } from '../sections/terms/terms.tsx';

export function Page() {
  return (
    <>
      <Terms />
      <Onward page="terms" to="/resources/support" />
    </>
  );
}
