import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { LanguageRoute, loader } from '../../src/app/language-route.tsx';
import { RouteChange } from '../../src/app/route-change.tsx';
import { ready, routeObjects } from '../../src/app/router.tsx';
import { headScript } from '../../src/preferences/head-script.ts';
import { useLanguage } from '../../src/i18n/language.tsx';
import { MotionProvider, useMotion } from '../../src/preferences/motion.tsx';
import { read, write } from '../../src/preferences/storage.ts';
import { initialTheme, ThemeProvider, useTheme } from '../../src/preferences/theme.tsx';
import { addMessages, translate } from '../../src/i18n/load-messages.ts';

beforeAll(() => {
  (globalThis as Record<string, unknown>).IS_REACT_ACT_ENVIRONMENT = true;
});
afterEach(() => vi.restoreAllMocks());

const systemPrefers = (dark: boolean, reduced = false) =>
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('color-scheme') ? dark : query.includes('reduce') ? reduced : false,
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  );

function render(node: React.ReactNode) {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host, { onUncaughtError: () => {} });
  act(() => root.render(node));
  return { host, unmount: () => act(() => root.unmount()) };
}

const runHeadScript = () => new Function(headScript('/'))();
const blockStorage = () => {
  for (const method of ['getItem', 'setItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
};

describe('theme', () => {
  test.each([
    ['dark', false, 'dark'],
    ['light', true, 'light'],
    [null, true, 'dark'],
    [null, false, 'light'],
    ['{"theme":', true, 'dark'],
    ['', false, 'light'],
  ] as const)('saved %j with a dark system %s gives %s', (saved, dark, theme) => {
    expect(initialTheme(saved, dark)).toBe(theme);
    systemPrefers(dark);
    if (saved !== null) localStorage.setItem('allo:theme', saved);
    runHeadScript();
    expect(document.documentElement.classList.contains('dark')).toBe(theme === 'dark');
  });

  test('is saved when the visitor changes it, and not before', () => {
    systemPrefers(false);
    let value: ReturnType<typeof useTheme> | undefined;
    const Use = () => {
      value = useTheme();
      return null;
    };
    render(
      <ThemeProvider>
        <Use />
      </ThemeProvider>,
    );
    expect(localStorage.getItem('allo:theme')).toBeNull();
    act(() => value?.toggle());
    expect(localStorage.getItem('allo:theme')).toBe('dark');
    expect(document.documentElement.classList.contains('dark')).toBe(true);
    act(() => value?.toggle());
    expect(localStorage.getItem('allo:theme')).toBe('light');
    expect(value?.theme).toBe('light');
  });

  test('works with storage blocked: the system’s theme, and a toggle that holds for the visit', () => {
    systemPrefers(true);
    blockStorage();
    runHeadScript();
    expect(document.documentElement.classList.contains('dark')).toBe(true);
    let value: ReturnType<typeof useTheme> | undefined;
    const Use = () => {
      value = useTheme();
      return null;
    };
    render(
      <ThemeProvider>
        <Use />
      </ThemeProvider>,
    );
    act(() => value?.toggle());
    expect(document.documentElement.classList.contains('dark')).toBe(false);
  });
});

describe('storage', () => {
  test('blocked or full: reading gives null, writing gives up quietly', () => {
    blockStorage();
    expect(read('x')).toBeNull();
    expect(() => write('x', 'y')).not.toThrow();
  });
});

describe('motion', () => {
  test.each([
    [null, false, true],
    [null, true, false],
    ['reduced', false, false],
    ['full', true, false],
    ['rubbish', false, true],
  ] as const)(
    'saved %j with the system asking for stillness %s: fullMotion %s',
    (saved, reduced, fullMotion) => {
      systemPrefers(false, reduced);
      if (saved !== null) localStorage.setItem('allo:motion', saved);
      runHeadScript();
      expect(document.documentElement.dataset.motion).toBe(fullMotion ? 'full' : undefined);
    },
  );

  test('the switch stills the page at once and is remembered', () => {
    systemPrefers(false);
    runHeadScript();
    let value: ReturnType<typeof useMotion> | undefined;
    const Use = () => {
      value = useMotion();
      return null;
    };
    render(
      <MotionProvider>
        <Use />
      </MotionProvider>,
    );
    expect(value?.fullMotion).toBe(true);
    act(() => value?.setReduced(true));
    expect(value?.fullMotion).toBe(false);
    expect(document.documentElement.dataset.motion).toBeUndefined();
    expect(localStorage.getItem('allo:motion')).toBe('reduced');
    act(() => value?.setReduced(false));
    expect(value?.fullMotion).toBe(true);
  });
});

test.each([
  ['allo:theme', 'dark', () => document.documentElement.classList.contains('dark')],
  ['allo:motion', 'reduced', () => document.documentElement.dataset.motion === undefined],
] as const)('another tab’s choice is taken over: %s is %s', (key, newValue, isTaken) => {
  systemPrefers(false);
  runHeadScript();
  let [theme, motion] = ['', false];
  const Use = () => {
    theme = useTheme().theme;
    motion = useMotion().fullMotion;
    return null;
  };
  const { unmount } = render(
    <ThemeProvider>
      <MotionProvider>
        <Use />
      </MotionProvider>
    </ThemeProvider>,
  );
  expect([isTaken(), theme, motion]).toEqual([false, 'light', true]);
  localStorage.setItem(key, newValue);
  act(() => void dispatchEvent(new StorageEvent('storage', { key, newValue })));
  expect(isTaken()).toBe(true);
  expect([theme, motion]).toEqual(key === 'allo:theme' ? ['dark', true] : ['light', false]);
  unmount();
});

test('the layout that breaks is replaced by the error page, in the visitor’s language', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const router = createMemoryRouter(routeObjects(), { initialEntries: ['/terms'] });
  await vi.waitFor(() => expect(router.state.initialized).toBe(true), { timeout: 25_000 });
  const { host } = render(<RouterProvider router={router} />);
  // Outside the providers of theme and motion the header and the footer throw.
  expect(host.textContent).toContain(translate('en', 'error.text'));
}, 30_000);

test('the prerendered page is taken over once its own words are here, however long they take', async () => {
  vi.useFakeTimers();
  let arrive = () => {};
  const words = new Promise<null>((done) => {
    arrive = () => done(null);
  });
  let taken = false;
  const slow = createMemoryRouter([{ path: '/', loader: () => words, Component: () => null }]);
  const waiting = ready(slow).then(() => {
    taken = true;
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(taken).toBe(false);
  arrive();
  await waiting;
  expect(taken).toBe(true);
  vi.useRealTimers();
});

test('a badly written fragment is a place that does not exist, no more', async () => {
  systemPrefers(false);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = <RouteChange />;
  const router = createMemoryRouter([{ path: '*', element: page, errorElement: 'broken' }]);
  const { host } = render(<RouterProvider router={router} />);
  await act(() => router.navigate('/#%E0%A4%A'));
  expect(router.state.location.hash).toBe('#%E0%A4%A');
  expect(host.textContent).not.toContain('broken');
});

describe('language', () => {
  test('a key that the language lacks falls back to the key text', () => {
    addMessages('en', { 'only.english': 'Hello' });
    expect(translate('en', 'only.english' as never)).toBe('Hello');
    expect(translate('fr', 'only.english' as never)).toBe('only.english');
    expect(translate('en', 'nowhere.at.all' as never)).toBe('nowhere.at.all');
  });

  test('starts English, changes everything at once, and is not persisted', async () => {
    let value: ReturnType<typeof useLanguage> | undefined;
    const Use = () => {
      value = useLanguage();
      return null;
    };
    const router = createMemoryRouter(
      [{ Component: LanguageRoute, loader, children: [{ path: '*', Component: Use }] }],
      { initialEntries: ['/no-such-line'] },
    );
    await vi.waitFor(() => expect(router.state.initialized).toBe(true));
    render(<RouterProvider router={router} />);
    expect(value?.language).toBe('en');
    await act(() => value?.choose('fr'));
    expect(value?.language).toBe('fr');
    expect(document.documentElement.lang).toBe('fr');
    expect(value?.t('page.not-found.title.1')).toBe('Mauvais');
    expect(localStorage.length).toBe(0);
    await act(() => value?.choose('en'));
    expect(value?.language).toBe('en');
  });
});

test.each([
  ['useLanguage', useLanguage, 'LanguageProvider'],
  ['useTheme', useTheme, 'ThemeProvider'],
  ['useMotion', useMotion, 'MotionProvider'],
] as const)('%s throws a clear error outside its provider', (name, hook, provider) => {
  let message = '';
  const Use = () => {
    try {
      hook();
    } catch (error) {
      message = (error as Error).message;
    }
    return null;
  };
  render(<Use />);
  expect(message).toBe(`${name} must be used inside a ${provider}`);
});
