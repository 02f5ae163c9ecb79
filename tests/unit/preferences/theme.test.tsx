import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { initialTheme, ThemeProvider, useTheme } from '../../../src/preferences/theme.tsx';
import { blockStorage, render, runHeadScript, systemPrefers } from './browser.ts';

/** Renders the provider. @returns the theme as a component gets it */
function renderTheme() {
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
  return () => value;
}

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

  test.each([
    [true, ['not all', 'all']],
    [false, ['all', 'not all']],
  ])('preloads the opening’s picture of its theme only, with a dark system: %s', (dark, media) => {
    document.head.innerHTML = ['light', 'dark']
      .map((theme) => `<link rel="preload" as="image" media="not all" data-theme="${theme}">`)
      .join('');
    systemPrefers(dark);
    runHeadScript();
    expect([...document.querySelectorAll('link')].map((link) => link.media)).toEqual(media);
  });

  test('is saved when the visitor changes it, and not before', () => {
    systemPrefers(false);
    const theme = renderTheme();
    expect(localStorage.getItem('allo:theme')).toBeNull();
    act(() => theme()?.toggle());
    expect(localStorage.getItem('allo:theme')).toBe('dark');
    expect(document.documentElement.classList.contains('dark')).toBe(true);
    act(() => theme()?.toggle());
    expect(localStorage.getItem('allo:theme')).toBe('light');
    expect(theme()?.theme).toBe('light');
  });

  test('works with storage blocked: the system’s theme, and a toggle that holds for the visit', () => {
    systemPrefers(true);
    blockStorage();
    runHeadScript();
    expect(document.documentElement.classList.contains('dark')).toBe(true);
    const theme = renderTheme();
    act(() => theme()?.toggle());
    expect(document.documentElement.classList.contains('dark')).toBe(false);
  });
});
