/** A fake browser with its own preferences, for the tests of theme, motion and language. */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import { headScript } from '../../../src/preferences/head-script.ts';

(globalThis as Record<string, unknown>).IS_REACT_ACT_ENVIRONMENT = true;

/** Fakes the system's preferences. */
export const systemPrefers = (dark: boolean, reduced = false) =>
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('color-scheme') ? dark : query.includes('reduce') ? reduced : false,
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  );

/** Renders a tree on the page. @returns its host, and how to unmount it */
export function render(node: React.ReactNode) {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host, { onUncaughtError: () => {} });
  act(() => root.render(node));
  return { host, unmount: () => act(() => root.unmount()) };
}

/** Runs the head's script, as the browser does before the first paint. */
export const runHeadScript = () => new Function(headScript())();
/** Makes the storage refuse to be read and written. */
export const blockStorage = () => {
  for (const method of ['getItem', 'setItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
};
