import { Onward } from '../components/onward/onward.tsx';
import { Solutions } from '../sections/solutions/solutions.tsx';

export function Page() {
  return (
    <>
      <Solutions />
      <Onward page="solutions" to="/solutions/industries" />
    </>
  );
}
