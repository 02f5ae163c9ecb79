import { NextPage } from '../../../components/next-page/next-page.tsx';
import { PageFrame } from '../../../components/page-frame/page-frame.tsx';
import { Industries } from './industries.tsx';
import { IndustryList } from './industry-list/industry-list.tsx';

export function Page() {
  return (
    <PageFrame opening={<Industries />}>
      <IndustryList />
      <NextPage page="industries" to="market-size" />
    </PageFrame>
  );
}
