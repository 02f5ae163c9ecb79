import { Onward } from '../../../components/next-page/next-page.tsx';
import { Technical } from './technical-features.tsx';

export function Page() {
  return (
    <>
      <Technical />
      <Onward page="technical-features" to="/pricing" />
    </>
  );
}
