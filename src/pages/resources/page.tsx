import { NextPage } from '../../components/next-page/next-page.tsx';
import { PageFrame } from '../../components/page-frame/page-frame.tsx';
import { Customers } from './customers/customers.tsx';
import { Resources } from './resources.tsx';

export function Page() {
  return (
    <PageFrame opening={<Resources />}>
      <Customers />
      <NextPage page="resources" to="about-us" />
    </PageFrame>
  );
}
