import { Onward } from '../components/onward/onward.tsx';
import { Resources } from '../sections/company/resources.tsx';

export function Page() {
  return (
    <>
      <Resources />
      <Onward page="resources" to="/resources/about-us" />
    </>
  );
}
