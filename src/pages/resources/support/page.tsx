import { Onward } from '../../../components/next-page/next-page.tsx';
import { Support } from './support.tsx';

export function Page() {
  return (
    <>
      <Support />
      <Onward page="support" to="/pricing" />
    </>
  );
}
