/**
 * Handles chunks that a new deploy has removed: opens the requested address as a new document, which names
 * the new chunks. It does so once per build and tab, so it cannot loop; after that the failure is shown.
 */
import type { createBrowserRouter } from 'react-router-dom';
import { isPrefetching } from './prefetch.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** A JSON list of the builds this tab has already left, each by the address of its entry. */
const KEY = 'allo:reload';

/** The chunk that only motion needs; a page works without it. */
const MOTION = /\/smooth-scroll-/;

/** The address being opened, if any; the router makes a new one for each press. */
type Wanted = Router['state']['navigation']['location'];

let router: Router | undefined;
const wanted = (): Wanted => router?.state.navigation.location;

/** The attempt that is under way, or has succeeded. */
let attempt: { asked: Wanted; left: Promise<boolean> } | null = null;

/** Resolves true if another document is about to replace this one; a failed chunk then needs no error. */
export const documentIsLeaving = (): Promise<boolean> => attempt?.left ?? Promise.resolve(false);

/** Watches for chunks that fail to load. The router knows the requested address. */
export function reloadForMissingChunk(own: Router): void {
  router = own;
  addEventListener('vite:preloadError', (event) => {
    // Safari does not name the missing file.
    const [chunk] = /\S+\.(?:js|css)/.exec('payload' in event ? String(event.payload) : '') ?? [];
    // Motion is optional and not worth a reload.
    if (chunk && MOTION.test(chunk)) return;
    if (chunk?.endsWith('.css')) linkAgain(chunk);
    // Ignore a failed prefetch; the click will retry it.
    if (isPrefetching() && !wanted()) return;
    void leaveForMissingChunk(chunk);
  });
  // Back restored this document from the browser's cache after it was left: the chunk it waits for never
  // comes.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && attempt) location.reload();
  });
}

/** Leaves the document because a chunk is missing. @param chunk its address, if known @returns whether it is about to be replaced */
export function leaveForMissingChunk(chunk?: string): Promise<boolean> {
  const asked = wanted();
  // Chunks of one press share an attempt. Another press follows its own, unless the document is leaving already.
  if (attempt && attempt.asked === asked) return attempt.left;
  const left = documentIsLeaving().then((isLeaving) => isLeaving || openAnew(asked, chunk));
  const own = { asked, left };
  attempt = own;
  void left.then((isLeaving) => {
    if (!isLeaving && attempt === own) attempt = null;
  });
  return left;
}

/** Asks for a style sheet again at the next press: the bundler asks for each once, and its part would open without a style. */
function linkAgain(href: string): void {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const done = new AbortController();
  link.onload = () => done.abort();
  link.onerror = () => link.remove();
  for (const press of ['pointerdown', 'keydown'])
    addEventListener(press, () => link.isConnected || document.head.append(link), {
      capture: true,
      signal: done.signal,
    });
}

/** The host's answer about an address, or null if the line is gone. */
const headOf = (address: string) => fetch(address, { method: 'HEAD' }).catch(() => null);

async function openAnew(asked: Wanted, chunk?: string): Promise<boolean> {
  const address = asked && router ? router.createHref(asked) : location.href;
  const shown = location.href;
  // If the host does not answer, the page on screen is worth more than the browser's own error.
  const answer = await headOf(address);
  if (!answer || answer.status >= 500) return false;
  // The line was gone, not the chunk, and is back: the next press fetches it.
  if (!asked && chunk && (await headOf(chunk))?.ok) return false;
  // The visitor has gone elsewhere meanwhile.
  if (wanted() !== asked || location.href !== shown) return false;
  // The entry's name is a hash of all that it imports, so it identifies the build.
  const entry = document.querySelector<HTMLLinkElement>('body > link[rel=modulepreload]')?.href ?? '';
  if (!isFirstTime(entry)) return false;
  if (asked) location.assign(address);
  else location.reload();
  return true;
}

/** The builds already left. @throws if storage is refused or holds something else; the document then stays */
function builds(): string[] {
  const saved: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
  if (!Array.isArray(saved)) throw new TypeError(`${KEY} is no list`);
  return saved;
}

/** Records that this build is left. @returns false if it was left before, or if the tab cannot remember it */
function isFirstTime(build: string): boolean {
  try {
    if (builds().includes(build)) return false;
    sessionStorage.setItem(KEY, JSON.stringify([...builds(), build]));
    return true;
  } catch {
    return false;
  }
}
