import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { MotionProvider, useMotion } from '../../../src/preferences/motion.tsx';
import { read, write } from '../../../src/preferences/storage.ts';
import { ThemeProvider, useTheme } from '../../../src/preferences/theme.tsx';
import { blockStorage, render, runHeadScript, systemPrefers } from './browser.ts';

test.each([
  ['allo:theme', 'dark', () => document.documentElement.classList.contains('dark')],
  ['allo:motion', 'reduced', () => document.documentElement.dataset.motion === undefined],
] as const)('another tab’s choice is applied: %s is %s', (key, newValue, isApplied) => {
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
  expect([isApplied(), theme, motion]).toEqual([false, 'light', true]);
  localStorage.setItem(key, newValue);
  act(() => void dispatchEvent(new StorageEvent('storage', { key, newValue })));
  expect(isApplied()).toBe(true);
  expect([theme, motion]).toEqual(key === 'allo:theme' ? ['dark', true] : ['light', false]);
  unmount();
});

// Last: happy-dom keeps a storage that refuses.
describe('storage', () => {
  test('reading gives null and writing does not throw while it is blocked or full', () => {
    blockStorage();
    expect(read('x')).toBeNull();
    expect(() => write('x', 'y')).not.toThrow();
  });
});
