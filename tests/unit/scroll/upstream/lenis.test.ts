/** Lenis's own behaviour. A test that fails here means that a line of `src/scroll/upstream/` is no longer needed. */
import Lenis from 'lenis';
import { afterEach, expect, test, vi } from 'vitest';
import { endInertia, isMoving, keepTarget, wake } from '../../../../src/scroll/upstream/lenis-rest.ts';

let lenis: Lenis;
afterEach(() => lenis.destroy());

const createLenis = (height: number) => {
  const wrapper = document.createElement('div');
  const content = document.createElement('div');
  wrapper.append(content);
  document.body.append(wrapper);
  for (const [name, value] of [
    ['scrollHeight', height],
    ['clientHeight', 100],
    ['offsetHeight', 100],
  ] as const)
    Object.defineProperty(wrapper, name, { value });
  lenis = new Lenis({ wrapper, content, autoRaf: false, lerp: 0.12 });
  return wrapper;
};

test('a scroll event without a movement leaves `isScrolling` set for good', async () => {
  vi.useFakeTimers();
  const wrapper = createLenis(1000);
  wrapper.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  expect(lenis.isScrolling).toBe('native');
  expect(isMoving(lenis)).toBe(false);
});

test('the first step after a rest counts the whole rest as one frame', () => {
  const first = (prepare: (lenis: Lenis) => void) => {
    let now = 1000;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    createLenis(10_000);
    lenis.raf(now);
    now += 60_000;
    prepare(lenis);
    lenis.scrollTo(1000);
    now += 16;
    lenis.raf(now);
    vi.restoreAllMocks();
    return lenis.animatedScroll;
  };
  expect(first(() => {})).toBeGreaterThan(900);
  lenis.destroy();
  expect(first(wake)).toBeLessThan(200);
});

test('a flick undoes a scroll in its midst, unless its inertia is ended first', () => {
  const wrapper = createLenis(10_000);
  let now = 1000;
  const step = () => lenis.raf((now += 16));
  step();
  lenis.scrollTo(1000);
  step();
  wrapper.scrollTop = 5000;
  wrapper.dispatchEvent(new Event('scroll'));
  step();
  expect(wrapper.scrollTop).toBeLessThan(1000);

  lenis.scrollTo(1000);
  step();
  wrapper.scrollTop = 5000;
  endInertia(lenis);
  step();
  expect(wrapper.scrollTop).toBe(5000);
});

test('the timer of an earlier scroll drops the target of a flick, unless the target is kept', () => {
  /** The place that a page reaches from 900 by a wheel of 250 px up and, in its midst, another of 100. */
  const rest = (prepare: (lenis: Lenis) => void) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const wrapper = createLenis(10_000);
    // As in a browser, the scroll event comes at the beginning of the next frame.
    const frame = () => {
      vi.advanceTimersByTime(16);
      prepare(lenis);
      wrapper.dispatchEvent(new Event('scroll'));
      lenis.raf(performance.now());
    };
    const wheel = (deltaY: number) => wrapper.dispatchEvent(new WheelEvent('wheel', { deltaY }));
    wrapper.scrollTop = 900;
    frame();
    vi.advanceTimersByTime(395);
    lenis.raf(performance.now());
    wheel(-250);
    frame();
    frame();
    wheel(-100);
    for (let count = 0; count < 200; count++) frame();
    vi.useRealTimers();
    return wrapper.scrollTop;
  };
  expect(rest(() => {})).toBeGreaterThan(700);
  lenis.destroy();
  expect(rest(keepTarget)).toBe(550);
});
