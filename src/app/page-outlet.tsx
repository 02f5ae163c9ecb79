/** The page inside the shell, or its stand-in when its code or messages failed to load. */
import { useState } from 'react';
import { Outlet, useLocation, useMatches, useOutletContext } from 'react-router-dom';
import { useHydrated } from '../browser/use-hydrated.ts';
import { ErrorPage } from './error-page.tsx';
import type { PageContext } from './language-route.tsx';

/** The `handle` of a route whose code failed to load. */
export const NOT_ARRIVED = 'not arrived';

export function PageOutlet() {
  const { complete } = useOutletContext<PageContext>();
  const arrived = useMatches().at(-1)?.handle !== NOT_ARRIVED && complete;
  const location = useLocation();
  const hydrated = useHydrated();
  const [prerendered] = useState(hydrated ? null : location);
  // Keeps the prerendered words: React hydrates an element with `dangerouslySetInnerHTML` without touching
  // its children, and `suppressHydrationWarning` lets them differ from the empty string.
  if (!arrived && location === prerendered)
    return <main id="main" tabIndex={-1} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  return (
    <main id="main" tabIndex={-1} key="page">
      {complete ? <Outlet /> : <ErrorPage />}
    </main>
  );
}
