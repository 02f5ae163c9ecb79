import { Onward } from '../../components/next-page/next-page.tsx';
import { Terms } from './terms.tsx';

export function Page() {
  return (
    <>
      <Terms />
      <Onward page="terms" to="/resources/support" />
    </>
  );
}
