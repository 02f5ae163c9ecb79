import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { MotionProvider, useMotion } from '../../../src/preferences/motion.tsx';
import { render, runHeadScript, systemPrefers } from './browser.ts';

describe('motion', () => {
  test.each([
    [null, false, true],
    [null, true, false],
    ['reduced', false, false],
    ['full', true, false],
    ['rubbish', false, true],
  ] as const)(
    'saved %j, with reduced motion in the system %s, gives fullMotion %s',
    (saved, reduced, fullMotion) => {
      systemPrefers(false, reduced);
      if (saved !== null) localStorage.setItem('allo:motion', saved);
      runHeadScript();
      expect(document.documentElement.dataset.motion).toBe(fullMotion ? 'full' : undefined);
    },
  );

  test.each(['IntersectionObserver', 'ResizeObserver'])('a browser without %s has no motion', (name) => {
    systemPrefers(false);
    const observer = Object.getOwnPropertyDescriptor(window, name);
    Reflect.deleteProperty(window, name);
    runHeadScript();
    if (observer) Object.defineProperty(window, name, observer);
    expect(document.documentElement.dataset.motion).toBeUndefined();
  });

  test('the switch stops motion at once and is remembered', () => {
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
