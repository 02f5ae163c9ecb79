import { Onward } from '../../components/next-page/next-page.tsx';
import { Resources } from './resources.tsx';

export function Page() {
  return (
    <>
      <Resources />
      <Onward page="resources" to="/resources/about-us" />
    </>
  );
}
