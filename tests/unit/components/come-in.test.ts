/** Parts come in by the compositor, and the page is not measured for it. */
import { afterEach, expect, test, vi } from 'vitest';
import { comeIn } from '../../../src/components/reveal/come-in.ts';
import { gsap } from '../../../src/motion/gsap.ts';

afterEach(() => {
  vi.restoreAllMocks();
  gsap.globalTimeline.clear();
});

test('what comes in begins and ends at once, each part in its own time, and keeps no style of it', () => {
  const parts = [0, 1].map(() => document.createElement('p'));
  const begun = parts.map((element) => {
    const animate = vi.fn<Element['animate']>(
      () => ({ pause: () => {}, cancel: () => {} }) as unknown as Animation,
    );
    element.animate = animate;
    return animate;
  });
  const timeline = gsap.timeline({ paused: true });
  const read = vi.spyOn(window, 'getComputedStyle');
  const arrivals = parts.map((element, index) => ({ element, wait: index * 0.5 }));
  const stand = comeIn(timeline, arrivals, { from: 'translateY(24px)', duration: 1 });
  const styles = () => parts.map(({ style }) => [style.opacity, style.transform]);
  const hidden = styles();
  expect(hidden[1]).toEqual(['0', 'translateY(24px)']);
  // By expo.out it has arrived after 0.7 of the time it is given.
  expect(timeline.duration()).toBeCloseTo(1.2);
  timeline.progress(0.5);
  for (const animate of begun)
    expect(animate.mock.calls[0]?.[1]).toMatchObject({ duration: expect.closeTo(1200) });
  const offsets = begun.map((animate) =>
    ((animate.mock.calls[0]?.[0] ?? []) as Keyframe[]).map(({ offset }) => Number(offset).toFixed(3)),
  );
  expect(offsets).toEqual([
    ['0.000', '0.000', '0.000', '0.583', '1.000'],
    ['0.000', '0.417', '0.417', '1.000', '1.000'],
  ]);
  timeline.progress(1);
  expect(styles().flat().join('')).toBe('');
  timeline.progress(0.5);
  expect(styles()).toEqual(hidden);
  stand();
  expect(styles().flat().join('')).toBe('');
  // Each reading between two writings would have the page laid out.
  expect(read).not.toHaveBeenCalled();
});
