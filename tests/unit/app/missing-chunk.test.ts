import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const host = vi.fn<typeof fetch>();
const isChunk = (address: unknown) => String(address).includes('/assets/');
/** The documents that were opened: the address, or `reload`. */
const opened: string[] = [];

/**
 * Loads a document of a build, and fails one of its chunks.
 * @param target the address that is being opened when the chunk fails, if any
 * @param meanwhile an address that the visitor opens before the host answers
 * @param failsToo whether a chunk of that address fails as well
 * @returns whether the document is about to be replaced
 */
async function failChunk(
  build: string,
  target?: string,
  file = 'terms-B1.js',
  meanwhile?: string,
  failsToo = false,
): Promise<boolean> {
  const entry = Object.assign(document.createElement('link'), { href: `/assets/index-${build}.js` });
  vi.spyOn(document, 'querySelector').mockReturnValue(entry);
  vi.resetModules();
  const { documentIsLeaving, reloadForMissingChunk } = await import('../../../src/app/missing-chunk.ts');
  const never = {
    path: '*',
    loader: ({ request }: { request: Request }) =>
      request.url.endsWith('/a') ? null : new Promise(() => {}),
  };
  const router = createMemoryRouter([never], { initialEntries: ['/a'] });
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  const listen = vi.spyOn(globalThis, 'addEventListener');
  reloadForMissingChunk(router);
  if (target) void router.navigate(target);
  const payload = new TypeError(`Failed to fetch dynamically imported module: https://host/assets/${file}`);
  const fail = () => dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  fail();
  fail();
  if (meanwhile) void router.navigate(meanwhile);
  if (failsToo) fail();
  const isLeaving = await documentIsLeaving();
  for (const [name, listener] of listen.mock.calls) if (listener) removeEventListener(name, listener);
  listen.mockRestore();
  return isLeaving;
}

beforeEach(() => {
  opened.length = 0;
  vi.spyOn(location, 'assign').mockImplementation((address) => void opened.push(String(address)));
  vi.spyOn(location, 'reload').mockImplementation(() => void opened.push('reload'));
  vi.stubGlobal('fetch', host);
  host.mockImplementation(async (address) => new Response(null, { status: isChunk(address) ? 404 : 200 }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('a failed chunk opens the target address as a full page load, once for each build', async () => {
  expect(await failChunk('one', '/industries?a=1#retail')).toBe(true);
  expect(opened).toEqual(['/industries?a=1#retail']);
  expect(await failChunk('two', '/terms')).toBe(true);
  expect(await failChunk('one', '/terms')).toBe(false);
  expect(await failChunk('two')).toBe(false);
  expect(opened).toHaveLength(2);
});

test('a chunk that fails outside a navigation reloads the page on screen', async () => {
  expect(await failChunk('one')).toBe(true);
  expect(opened).toEqual(['reload']);
});

test('a visitor who goes elsewhere before the host answers is not taken back', async () => {
  expect(await failChunk('one', '/terms', 'terms-B1.js', '/industries')).toBe(false);
  expect(opened).toEqual([]);
  expect(await failChunk('one', '/terms')).toBe(true);
});

test('a visitor whose next press fails, too, before the host answers is taken where that press led', async () => {
  expect(await failChunk('one', undefined, 'terms-B1.js', '/terms', true)).toBe(true);
  expect(opened).toEqual(['/terms']);
  expect(await failChunk('two', '/terms', 'terms-B1.js', '/industries', true)).toBe(true);
  expect(opened).toEqual(['/terms', '/industries']);
});

test('a chunk that is there after all is no reason to load the page on screen again: the line was gone', async () => {
  host.mockImplementation(async () => new Response());
  expect(await failChunk('one')).toBe(false);
  expect(opened).toEqual([]);
  expect(host.mock.calls.map(([address]) => address)).toContain('https://host/assets/terms-B1.js');
});

test('smooth scrolling is no reason to leave: the page can do without it', async () => {
  expect(await failChunk('one', undefined, 'smooth-scroll-D2.js')).toBe(false);
  expect(opened).toEqual([]);
  expect(await failChunk('one', undefined, 'service-dialog-A1.js')).toBe(true);
});

test('an unreachable or failing host does not reload the page, and a later failure still does', async () => {
  host.mockRejectedValueOnce(new TypeError('offline'));
  expect(await failChunk('one', '/terms')).toBe(false);
  host.mockResolvedValueOnce(new Response(null, { status: 503 }));
  expect(await failChunk('one', '/terms')).toBe(false);
  expect(opened).toEqual([]);
  expect(await failChunk('one', '/terms')).toBe(true);
});

test('a tab whose session storage is refused or holds rubbish does not reload', async () => {
  sessionStorage.setItem('allo:reload', '1');
  expect(await failChunk('one', '/terms')).toBe(false);
  sessionStorage.setItem('allo:reload', '{');
  expect(await failChunk('one', '/terms')).toBe(false);
  const refuse = () => {
    throw new Error('refused');
  };
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: refuse });
  expect(await failChunk('one', '/terms')).toBe(false);
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  expect(await failChunk('one', '/terms')).toBe(false);
  expect(opened).toEqual([]);
});
