/** Changes while the page is not looking: before it is hydrated, in the back-forward cache, all of storage at once. */
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { blockStorage, render, runHeadScript } from './browser.ts';

const root = document.documentElement;
const isDark = () => root.classList.contains('dark');
const isStill = () => root.dataset.motion === undefined;

/** The system, which changes its mind. */
function system() {
  const prefers = { dark: false, reduced: false };
  const listeners = new Set<() => void>();
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        get matches() {
          return query.includes('color-scheme') ? prefers.dark : query.includes('reduce') && prefers.reduced;
        },
        addEventListener: (_: string, listener: () => void) => listeners.add(listener),
        removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
      }) as unknown as MediaQueryList,
  );
  return {
    prefers,
    tell: () => act(() => listeners.forEach((listener) => listener())),
  };
}

/** The providers afresh, as on a page that has just come. */
async function hydrate() {
  vi.resetModules();
  const { MotionProvider } = await import('../../../src/preferences/motion.tsx');
  const { ThemeProvider, useTheme } = await import('../../../src/preferences/theme.tsx');
  let toggle = () => {};
  const Use = () => {
    ({ toggle } = useTheme());
    return null;
  };
  const { unmount } = render(
    <ThemeProvider>
      <MotionProvider>
        <Use />
      </MotionProvider>
    </ThemeProvider>,
  );
  await act(async () => {});
  leave = unmount;
  return { toggle: () => act(() => toggle()) };
}
let leave = () => {};

const backFromCache = () =>
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));

beforeEach(() => root.classList.remove('dark'));
afterEach(() => leave());

describe('missed changes', () => {
  test.each([
    ['allo:theme', 'dark', isDark],
    ['allo:motion', 'reduced', isStill],
  ] as const)(
    'another tab’s %s, while this page lay in the back-forward cache',
    async (key, value, isTaken) => {
      system();
      runHeadScript();
      await hydrate();
      expect(isTaken()).toBe(false);
      localStorage.setItem(key, value);
      backFromCache();
      expect(isTaken()).toBe(true);
    },
  );

  test.each([
    ['allo:theme', 'dark', isDark],
    ['allo:motion', 'reduced', isStill],
  ] as const)('another tab’s %s, between the head’s script and hydration', async (key, value, isTaken) => {
    system();
    runHeadScript();
    localStorage.setItem(key, value);
    await hydrate();
    expect(isTaken()).toBe(true);
  });

  test('the system’s theme and stillness, before hydration', async () => {
    const { prefers } = system();
    runHeadScript();
    Object.assign(prefers, { dark: true, reduced: true });
    await hydrate();
    expect([isDark(), isStill()]).toEqual([true, true]);
  });

  test('another tab empties the storage: the system decides again', async () => {
    system();
    localStorage.setItem('allo:theme', 'dark');
    localStorage.setItem('allo:motion', 'reduced');
    runHeadScript();
    await hydrate();
    expect([isDark(), isStill()]).toEqual([true, true]);
    localStorage.clear();
    act(() => void dispatchEvent(new StorageEvent('storage', { key: null, newValue: null })));
    expect([isDark(), isStill()]).toEqual([false, false]);
  });
});

// Last: happy-dom keeps a storage that refuses.
test('storage blocked: the visitor’s choice outlives a change of the system’s, and the back-forward cache', async () => {
  const { prefers, tell } = system();
  blockStorage();
  runHeadScript();
  const { toggle } = await hydrate();
  toggle();
  expect(isDark()).toBe(true);
  prefers.dark = true;
  tell();
  prefers.dark = false;
  tell();
  expect(isDark()).toBe(true);
  backFromCache();
  expect(isDark()).toBe(true);
});
