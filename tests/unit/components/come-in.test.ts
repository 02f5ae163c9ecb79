/** The compositor plays parts that come in, and the page is not measured for them. */
import { afterEach, expect, test, vi } from 'vitest';
import { comeIn } from '../../../src/components/reveal/come-in.ts';
import { gsap } from '../../../src/motion/gsap.ts';

afterEach(() => {
  vi.restoreAllMocks();
  gsap.globalTimeline.clear();
});

test('parts that come in share one start and one end, wait by keyframes, and keep no inline style', () => {
  const parts = [0, 1].map(() => document.createElement('p'));
  const animations = parts.map((element) => {
    const animate = vi.fn<Element['animate']>(
      () => ({ pause: () => {}, cancel: () => {} }) as unknown as Animation,
    );
    element.animate = animate;
    return animate;
  });
  const timeline = gsap.timeline({ paused: true });
  const read = vi.spyOn(window, 'getComputedStyle');
  const arrivals = parts.map((element, index) => ({ element, wait: index * 0.5 }));
  const finish = comeIn(timeline, arrivals, { from: 'translateY(24px)', duration: 1 });
  const styles = () => parts.map(({ style }) => [style.opacity, style.transform]);
  const hidden = styles();
  expect(hidden[1]).toEqual(['0', 'translateY(24px)']);
  // expo.out is played for 0.7 of its duration.
  expect(timeline.duration()).toBeCloseTo(1.2);
  timeline.progress(0.5);
  for (const animate of animations)
    expect(animate.mock.calls[0]?.[1]).toMatchObject({ duration: expect.closeTo(1200) });
  const offsets = animations.map((animate) =>
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
  finish();
  expect(styles().flat().join('')).toBe('');
  // Each read between two writes would force a layout.
  expect(read).not.toHaveBeenCalled();
});
