import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const KEY = 'allo:places';

/** Imports the module as a page load does: with nothing in memory. */
async function load() {
  vi.resetModules();
  return import('../../../src/app/places.ts');
}

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '');
});
afterEach(() => vi.useRealTimers());

const scrollTo = (y: number) => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  dispatchEvent(new Event('scroll'));
};

test('the first history entry and a fragment’s get keys of their own, beside the state that the router wrote', async () => {
  history.replaceState({ idx: 3 }, '');
  const { nameEntries } = await load();
  nameEntries();
  const first = history.state.key;
  expect(history.state).toEqual({ idx: 3, key: expect.stringMatching(/^\w+$/) });
  history.replaceState(null, '');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(history.state.key).toMatch(/^\w+$/);
  expect(history.state.key).not.toBe(first);
  const second = history.state.key;
  dispatchEvent(new PopStateEvent('popstate'));
  expect(history.state.key).toBe(second);
});

test('a scroll position is saved for the entry on screen only, and survives a document that ends without `pagehide`', async () => {
  vi.useFakeTimers();
  const { notePlaces, showEntry, placeOf } = await load();
  history.replaceState({ key: 'home' }, '');
  showEntry('home');
  const stop = notePlaces();
  scrollTo(2500);
  // The frame ends.
  vi.advanceTimersByTime(1);
  // Another page is loading: the page that still scrolls is this one.
  history.replaceState({ key: 'pricing' }, '');
  scrollTo(2600);
  expect(placeOf('home')).toBe(2500);
  expect(placeOf('pricing')).toBeUndefined();
  vi.advanceTimersByTime(200);
  stop();
  const after = await load();
  expect(after.placeOf('home')).toBe(2500);
});

test('an entry over the same page starts at its scroll position; an entry of another page has none', async () => {
  const { showEntry, placeOf, notePlaces } = await load();
  history.replaceState({ key: 'grid' }, '');
  showEntry('grid');
  const stop = notePlaces();
  scrollTo(900);
  stop();
  showEntry('post', 'grid');
  expect(placeOf('post')).toBe(900);
  showEntry('other');
  expect(placeOf('other')).toBeUndefined();
});

test('rubbish in the session storage, or a refused storage, gives no scroll position', async () => {
  for (const rubbish of ['{', '7', '[1]', '[["a","far"]]', '{"a":1}']) {
    sessionStorage.setItem(KEY, rubbish);
    expect((await load()).placeOf('a'), rubbish).toBeUndefined();
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused');
  });
  expect((await load()).placeOf('a')).toBeUndefined();
  vi.restoreAllMocks();
});
