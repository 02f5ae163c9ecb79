import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const host = vi.fn<typeof fetch>();
const isChunk = (address: unknown) => String(address).includes('/assets/');
/** The documents that were opened: the address, or `reload`. */
const opened: string[] = [];

/** A new document of a build: its chunks fail while a page is on its way, or while nothing is. @param meanwhile the page that is asked for before the host answers @returns whether it is left */
async function fails(
  build: string,
  asked?: string,
  file = 'terms-B1.js',
  meanwhile?: string,
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
  if (asked) void router.navigate(asked);
  const payload = new TypeError(`Failed to fetch dynamically imported module: https://host/assets/${file}`);
  for (let times = 0; times < 2; times += 1)
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  if (meanwhile) void router.navigate(meanwhile);
  const left = await documentIsLeaving();
  for (const [name, listener] of listen.mock.calls) if (listener) removeEventListener(name, listener);
  listen.mockRestore();
  return left;
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

test('the address asked for is opened whole, once for each build', async () => {
  expect(await fails('one', '/industries?a=1#retail')).toBe(true);
  expect(opened).toEqual(['/industries?a=1#retail']);
  expect(await fails('two', '/terms')).toBe(true);
  expect(await fails('one', '/terms')).toBe(false);
  expect(await fails('two')).toBe(false);
  expect(opened).toHaveLength(2);
});

test('what fails while nothing is on its way loads the page on screen again', async () => {
  expect(await fails('one')).toBe(true);
  expect(opened).toEqual(['reload']);
});

test('who has gone elsewhere while the host was asked is not taken back', async () => {
  expect(await fails('one', '/terms', 'terms-B1.js', '/industries')).toBe(false);
  expect(opened).toEqual([]);
  expect(await fails('one', '/terms')).toBe(true);
});

test('a chunk that is there after all is no reason to load the page on screen again: the line was gone', async () => {
  host.mockImplementation(async () => new Response());
  expect(await fails('one')).toBe(false);
  expect(opened).toEqual([]);
  expect(host.mock.calls.map(([address]) => address)).toContain('https://host/assets/terms-B1.js');
});

test('smooth scrolling is no reason to leave: the page can do without it', async () => {
  expect(await fails('one', undefined, 'smooth-scroll-D2.js')).toBe(false);
  expect(opened).toEqual([]);
  expect(await fails('one', undefined, 'service-dialog-A1.js')).toBe(true);
});

test('a host that is silent or fails leaves the page standing, and costs nothing later', async () => {
  host.mockRejectedValueOnce(new TypeError('offline'));
  expect(await fails('one', '/terms')).toBe(false);
  host.mockResolvedValueOnce(new Response(null, { status: 503 }));
  expect(await fails('one', '/terms')).toBe(false);
  expect(opened).toEqual([]);
  expect(await fails('one', '/terms')).toBe(true);
});

test('a tab that cannot remember, or remembers rubbish, stays', async () => {
  sessionStorage.setItem('allo:reload', '1');
  expect(await fails('one', '/terms')).toBe(false);
  sessionStorage.setItem('allo:reload', '{');
  expect(await fails('one', '/terms')).toBe(false);
  const refuse = () => {
    throw new Error('refused');
  };
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: refuse });
  expect(await fails('one', '/terms')).toBe(false);
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  expect(await fails('one', '/terms')).toBe(false);
  expect(opened).toEqual([]);
});
