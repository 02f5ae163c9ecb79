import { Onward } from '../../components/next-page/next-page.tsx';
import { Solutions } from './solutions.tsx';

export function Page() {
  return (
    <>
      <Solutions />
      <Onward page="solutions" to="/solutions/industries" />
    </>
  );
}
