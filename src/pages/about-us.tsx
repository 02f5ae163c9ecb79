import { Onward } from '../components/onward/onward.tsx';
import { AboutUs } from '../sections/company/about-us.tsx';

export function Page() {
  return (
    <>
      <AboutUs />
      <Onward page="about-us" to="/resources/faq" />
    </>
  );
}
