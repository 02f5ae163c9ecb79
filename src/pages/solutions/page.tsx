import { NextPage } from '../../components/next-page/next-page.tsx';
import { Solutions } from './solutions.tsx';

export function Page() {
  return (
    <>
      <Solutions />
      <NextPage page="solutions" to="industries" />
    </>
  );
}
