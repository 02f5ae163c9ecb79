/**
 * The theme: day shift (light) or night shift (dark). The saved value wins over the system's; a visitor's
 * change is saved.
 */
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { themeTransition } from './theme-transition.ts';
import { onSavedElsewhere, read, write } from './storage.ts';
import { usePageValue } from './use-page-value.ts';

type Theme = 'light' | 'dark';

type Value = { theme: Theme; toggle: (lamp?: Element) => void };

/** The storage key, and the name of the event that announces a change on the page. */
const KEY = 'allo:theme';
const ThemeContext = createContext<Value | null>(null);

/** The visitor's choice in this visit, which holds even if storage is blocked. */
let choice: string | null = null;
/** The theme of the last press until its wipe begins; from then on the page itself has it. */
let asked: Theme | null = null;

/** The theme from storage and system; any other saved value is ignored. */
export function initialTheme(saved: string | null, systemDark: boolean): Theme {
  if (saved === 'dark' || saved === 'light') return saved;
  return systemDark ? 'dark' : 'light';
}

const onPage = (): Theme => (document.documentElement.classList.contains('dark') ? 'dark' : 'light');

function show(theme: Theme): void {
  if (asked === theme) asked = null;
  document.documentElement.classList.toggle('dark', theme === 'dark');
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.media = meta.dataset.theme === theme ? 'all' : 'not all';
  dispatchEvent(new Event(KEY));
}

export function ThemeProvider({ children }: { children: ReactNode }) {
  const theme = usePageValue<Theme>(KEY, onPage, 'light');

  useEffect(() => {
    const system = matchMedia('(prefers-color-scheme: dark)');
    const follow = () => {
      const theme = initialTheme(choice ?? read(KEY), system.matches);
      if (theme !== onPage()) show(theme);
    };
    const end = onSavedElsewhere(KEY, (saved) => {
      if (saved !== undefined) choice = saved;
      follow();
    });
    system.addEventListener('change', follow);
    // The setting may have changed since the head script ran.
    queueMicrotask(follow);
    return () => {
      system.removeEventListener('change', follow);
      end();
    };
  }, []);

  const value = useMemo<Value>(
    () => ({
      theme,
      toggle: (lamp) => {
        // The page, not React's last snapshot, has the current theme.
        const next = (asked ?? onPage()) === 'dark' ? 'light' : 'dark';
        asked = next;
        choice = next;
        write(KEY, next);
        themeTransition(() => show(next), lamp);
      },
    }),
    [theme],
  );
  return <ThemeContext value={value}>{children}</ThemeContext>;
}

/** @throws outside a `ThemeProvider` */
export function useTheme(): Value {
  const value = useContext(ThemeContext);
  if (!value) throw new Error('useTheme must be used inside a ThemeProvider');
  return value;
}
