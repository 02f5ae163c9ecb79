import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const KEY = 'allo:places';

/** A tab as it is after a load: the module has nothing in memory. */
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

test('the first entry and a fragment’s have keys of their own, and keep what the router wrote', async () => {
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

test('a place is noted for the entry on screen only, and outlives the document without its goodbye', async () => {
  vi.useFakeTimers();
  const { notePlaces, showEntry, placeOf } = await load();
  history.replaceState({ key: 'home' }, '');
  showEntry('home');
  const stop = notePlaces();
  scrollTo(2500);
  // The frame is over.
  vi.advanceTimersByTime(1);
  // Another page is on its way: what still scrolls is this one.
  history.replaceState({ key: 'pricing' }, '');
  scrollTo(2600);
  expect(placeOf('home')).toBe(2500);
  expect(placeOf('pricing')).toBeUndefined();
  vi.advanceTimersByTime(200);
  stop();
  const after = await load();
  expect(after.placeOf('home')).toBe(2500);
});

test('an entry under which the page has not moved begins where the last one stood', async () => {
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

test('rubbish in the storage, or none at all, is no place', async () => {
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
