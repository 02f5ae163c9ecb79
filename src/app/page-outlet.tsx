/** The page in the shell, or what stands in its place where its code or its messages did not arrive. */
import { useState } from 'react';
import { Outlet, useLocation, useMatches, useOutletContext } from 'react-router-dom';
import { useHydrated } from '../browser/use-hydrated.ts';
import { ErrorPage } from './error-page.tsx';
import type { PageContext } from './language-route.tsx';

/** The `handle` of a route whose code could not be fetched. */
export const NOT_ARRIVED = 'not arrived';

export function PageOutlet() {
  const { complete } = useOutletContext<PageContext>();
  const arrived = useMatches().at(-1)?.handle !== NOT_ARRIVED && complete;
  const location = useLocation();
  const hydrated = useHydrated();
  const [prerendered] = useState(hydrated ? null : location);
  // The prerendered words stay: React leaves the children of an element with `dangerouslySetInnerHTML` alone when it takes it
  // over, and `suppressHydrationWarning` lets them differ from the empty string.
  if (!arrived && location === prerendered)
    return <main id="main" tabIndex={-1} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  return (
    <main id="main" tabIndex={-1} key="page">
      {complete ? <Outlet /> : <ErrorPage />}
    </main>
  );
}
