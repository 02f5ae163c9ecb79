import { PageFrame } from '../../components/page-frame/page-frame.tsx';
import { NotFound } from './not-found.tsx';

export function Page() {
  return <PageFrame opening={<NotFound />} />;
}
