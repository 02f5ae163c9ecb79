/**
 * Chunks that a new deploy has removed: the address asked for is opened as a new document, which names the new ones. Once
 * for each build that the tab has seen, so that nothing can go round; after that the failure is shown.
 */
import type { createBrowserRouter } from 'react-router-dom';
import { isPrefetching } from './prefetch.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** The builds that the tab has left, each by its entry's address: a list in JSON. */
const KEY = 'allo:reload';

/** The chunk that only motion needs: a page works without it. */
const MOTION = /\/smooth-scroll-/;

let leaving: Promise<boolean> | null = null;
let leave: () => Promise<boolean> = () => Promise.resolve(false);

/** Tells whether the document is about to be replaced: nothing need be shown then for a chunk that has failed. */
export const documentIsLeaving = (): Promise<boolean> => leaving ?? Promise.resolve(false);

/** Watches for chunks that cannot be fetched. The router says which address is asked for. */
export function reloadForMissingChunk(router: Router): void {
  leave = () => openAnew(router);
  addEventListener('vite:preloadError', (event) => {
    // Motion is done without: nobody loses a place for it. (Safari does not say what was missing.)
    if ('payload' in event && MOTION.test(String(event.payload))) return;
    // A chunk asked for on the mere chance of a click is missed by nobody until there is one.
    if (isPrefetching() && router.state.navigation.state === 'idle') return;
    void leaveForMissingChunk();
  });
  // Back led to the document that was left, which the browser had kept: what it waits for never comes.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && leaving) location.reload();
  });
}

/** Leaves the document because a chunk is missing. @returns whether it is about to be replaced */
export function leaveForMissingChunk(): Promise<boolean> {
  leaving ??= leave().then((left) => {
    if (!left) leaving = null;
    return left;
  });
  return leaving;
}

async function openAnew(router: Router): Promise<boolean> {
  const wanted = () => router.state.navigation.location;
  const asked = wanted();
  const address = asked ? router.createHref(asked) : location.href;
  const shown = location.href;
  // If the host does not answer, the page on screen is worth more than the browser's own error.
  const answer = await fetch(address, { method: 'HEAD' }).catch(() => null);
  if (!answer || answer.status >= 500) return false;
  // The visitor has gone elsewhere meanwhile.
  if (wanted() !== asked || location.href !== shown) return false;
  // The entry names all that it leads to: its address is another in each build.
  const entry = document.querySelector<HTMLLinkElement>('body > link[rel=modulepreload]')?.href ?? '';
  if (!isFirstTime(entry)) return false;
  if (asked) location.assign(address);
  else location.reload();
  return true;
}

/** The builds that have been left. @throws where storage is refused or holds something else: then nothing is left */
function builds(): string[] {
  const saved: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
  if (!Array.isArray(saved)) throw new TypeError(`${KEY} is no list`);
  return saved;
}

/** Notes that this build is left. @returns false where it was before, or where the tab cannot remember it */
function isFirstTime(build: string): boolean {
  try {
    if (builds().includes(build)) return false;
    sessionStorage.setItem(KEY, JSON.stringify([...builds(), build]));
    return true;
  } catch {
    return false;
  }
}
