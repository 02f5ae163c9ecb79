import { NextPage } from '../../components/next-page/next-page.tsx';
import { Resources } from './resources.tsx';

export function Page() {
  return (
    <>
      <Resources />
      <NextPage page="resources" to="about-us" />
    </>
  );
}
