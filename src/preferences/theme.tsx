/** Day shift (light) or night shift (dark): the saved value, else the system's; saved whenever the visitor changes it. */
import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import { themeTransition } from './theme-transition.ts';
import { read, write } from './storage.ts';

export type Theme = 'light' | 'dark';

type Value = { theme: Theme; toggle: (lamp?: Element) => void };

const KEY = 'allo:theme';
const listeners = new Set<() => void>();
const ThemeContext = createContext<Value | null>(null);

/** The theme that storage and system give together; anything else that is saved counts as nothing. */
export function initialTheme(saved: string | null, systemDark: boolean): Theme {
  if (saved === 'dark' || saved === 'light') return saved;
  return systemDark ? 'dark' : 'light';
}

const onPage = (): Theme => (document.documentElement.classList.contains('dark') ? 'dark' : 'light');

function show(theme: Theme): void {
  document.documentElement.classList.toggle('dark', theme === 'dark');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => show(initialTheme(read(KEY), system.matches));
  const otherTab = (event: StorageEvent) => event.key === KEY && follow();
  listeners.add(listener);
  system.addEventListener('change', follow);
  addEventListener('storage', otherTab);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', follow);
    removeEventListener('storage', otherTab);
  };
}

export function ThemeProvider({ children }: { children: ReactNode }) {
  const theme = useSyncExternalStore(subscribe, onPage, () => 'light' as const);
  const value = useMemo<Value>(
    () => ({
      theme,
      toggle: (lamp) => {
        // The page, not React's last snapshot, says what stands now.
        const next = onPage() === 'dark' ? 'light' : 'dark';
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
