import { NextPage } from '../../components/next-page/next-page.tsx';
import { PageFrame } from '../../components/page-frame/page-frame.tsx';
import { ServiceList } from './service-list/service-list.tsx';
import { Services } from './services.tsx';

export function Page() {
  return (
    <PageFrame opening={<Services />}>
      <ServiceList />
      <NextPage page="services" to="chatbots" />
    </PageFrame>
  );
}
