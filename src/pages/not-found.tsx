import { NotFound } from '../sections/not-found/not-found.tsx';

export function Page() {
  return <NotFound />;
}
