import { Deferred } from '../../../components/deferred/deferred.tsx';
import { NextPage } from '../../../components/next-page/next-page.tsx';
import { Industries } from './industries.tsx';
import { IndustryList } from './industry-list/industry-list.tsx';

export function Page() {
  return (
    <>
      <Industries />
      <Deferred>
        <IndustryList />
        <NextPage page="industries" to="market-size" />
      </Deferred>
    </>
  );
}
