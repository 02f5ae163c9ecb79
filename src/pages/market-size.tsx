import { Lead } from '../sections/lead/lead.tsx';

export function Page() {
  return <Lead page="market-size" />;
}
