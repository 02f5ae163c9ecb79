/** Preferences that change out of the page's sight: before hydration, in the back-forward cache, all of storage at once. */
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { blockStorage, render, runHeadScript } from './browser.ts';

const root = document.documentElement;
const isDark = () => root.classList.contains('dark');
const isStill = () => root.dataset.motion === undefined;

/** A fake system whose preferences can change. */
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
    notify: () => act(() => listeners.forEach((listener) => listener())),
  };
}

/** Renders the providers from fresh modules, as on a page that has just loaded. */
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
  unmountPage = unmount;
  return { toggle: () => act(() => toggle()) };
}
let unmountPage = () => {};

const backFromCache = () =>
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));

beforeEach(() => root.classList.remove('dark'));
afterEach(() => unmountPage());

describe('missed changes', () => {
  test.each([
    ['allo:theme', 'dark', isDark],
    ['allo:motion', 'reduced', isStill],
  ] as const)(
    'another tab’s %s is applied when this page returns from the back-forward cache',
    async (key, value, isApplied) => {
      system();
      runHeadScript();
      await hydrate();
      expect(isApplied()).toBe(false);
      localStorage.setItem(key, value);
      backFromCache();
      expect(isApplied()).toBe(true);
    },
  );

  test.each([
    ['allo:theme', 'dark', isDark],
    ['allo:motion', 'reduced', isStill],
  ] as const)(
    'another tab’s %s, saved between the head’s script and hydration, is applied',
    async (key, value, isApplied) => {
      system();
      runHeadScript();
      localStorage.setItem(key, value);
      await hydrate();
      expect(isApplied()).toBe(true);
    },
  );

  test('the system’s theme and reduced motion, changed before hydration, are applied', async () => {
    const { prefers } = system();
    runHeadScript();
    Object.assign(prefers, { dark: true, reduced: true });
    await hydrate();
    expect([isDark(), isStill()]).toEqual([true, true]);
  });

  test('the system decides again after another tab has emptied the storage', async () => {
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
test('with storage blocked, the visitor’s choice survives a change of the system’s and the back-forward cache', async () => {
  const { prefers, notify } = system();
  blockStorage();
  runHeadScript();
  const { toggle } = await hydrate();
  toggle();
  expect(isDark()).toBe(true);
  prefers.dark = true;
  notify();
  prefers.dark = false;
  notify();
  expect(isDark()).toBe(true);
  backFromCache();
  expect(isDark()).toBe(true);
});
