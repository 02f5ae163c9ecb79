import { Onward } from '../../../components/next-page/next-page.tsx';
import { Market } from './market-size.tsx';

export function Page() {
  return (
    <>
      <Market />
      <Onward page="market-size" to="/solutions/technical-features" />
    </>
  );
}
