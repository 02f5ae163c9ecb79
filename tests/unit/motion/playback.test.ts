/** An endless timeline is held while nothing of it begins, and goes on where it would have been. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Composited } from '../../../src/browser/composited.ts';
import { gsap } from '../../../src/motion/gsap.ts';
import { compositedTween, playbackOf } from '../../../src/motion/playback.ts';

const box = { x: 0, shown: 0 };

/** Is set at 0.5, 1.5 and 1.6, and ends at 2. */
function built() {
  const timeline = gsap.timeline({ paused: true, repeat: -1 });
  return timeline
    .set(box, { x: 10 }, 0.5)
    .set(box, { shown: 1 }, 1.5)
    .set(box, { shown: 2 }, 1.6)
    .set({}, {}, 2);
}

describe('playback', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    Object.assign(box, { x: 0, shown: 0 });
  });
  afterEach(() => {
    vi.useRealTimers();
    gsap.globalTimeline.clear().timeScale(1);
  });

  test('is held through a rest, and stands at what begins after it', () => {
    const timeline = built();
    playbackOf(timeline, true).play();
    timeline.totalTime(0.5);
    expect(timeline.paused()).toBe(true);
    vi.advanceTimersByTime(990);
    expect(timeline.paused()).toBe(true);
    expect(box.shown).toBe(0);
    vi.advanceTimersByTime(20);
    expect(timeline.totalTime()).toBeCloseTo(1.5, 2);
    expect(box.shown).toBe(1);
  });

  test('a rest at the end leads into the next round', () => {
    const timeline = built().set({}, {}, 3);
    playbackOf(timeline, true).play();
    timeline.totalTime(2.1);
    vi.advanceTimersByTime(910);
    expect(timeline.totalTime()).toBeGreaterThanOrEqual(3);
  });

  test('told to play within a rest it goes on resting', () => {
    const timeline = built();
    const playback = playbackOf(timeline, true);
    playback.play();
    timeline.totalTime(0.7);
    playback.play();
    expect(timeline.paused()).toBe(true);
  });

  test('paused within a rest it stays where it has come to', () => {
    const timeline = built();
    const playback = playbackOf(timeline, true);
    playback.play();
    timeline.totalTime(0.7);
    vi.advanceTimersByTime(300);
    playback.pause();
    vi.advanceTimersByTime(5000);
    expect(timeline.paused()).toBe(true);
    expect(timeline.totalTime()).toBeCloseTo(1, 2);
  });

  test('taken elsewhere within a rest it goes on from there', () => {
    const timeline = built();
    playbackOf(timeline, true).play();
    timeline.totalTime(0.7);
    timeline.totalTime(0.1, true);
    vi.advanceTimersByTime(810);
    expect(timeline.totalTime()).toBe(0.1);
    expect(box.x).toBe(0);
    vi.advanceTimersByTime(400);
    expect(timeline.totalTime()).toBeCloseTo(0.5, 2);
    expect(box.x).toBe(10);
  });

  test('in slow motion a rest is as much longer', () => {
    const timeline = built();
    playbackOf(timeline, true).play();
    gsap.globalTimeline.timeScale(0.5);
    timeline.totalTime(0.5);
    vi.advanceTimersByTime(1900);
    expect(timeline.paused()).toBe(true);
    vi.advanceTimersByTime(200);
    expect(box.shown).toBe(1);
  });

  test('one that is not to be held is left to itself', () => {
    const timeline = built();
    playbackOf(timeline, false).play();
    timeline.totalTime(0.7);
    expect(timeline.paused()).toBe(false);
  });
});

describe('what the compositor plays', () => {
  const calls: string[] = [];
  /** As much of the browser's own animation as is asked of it. */
  const animation = {
    playState: 'running',
    playbackRate: 1,
    currentTime: 0 as number,
    play: () => void (calls.push('play'), (animation.playState = 'running')),
    pause: () => void (calls.push('pause'), (animation.playState = 'paused')),
    cancel: () => void calls.push('cancel'),
  };
  const element = document.createElement('p');
  const begun = vi.fn<Element['animate']>(() => animation as unknown as Animation);
  element.animate = begun;

  /** Fades from 0.5 to 1.5, and something is set at 1. */
  const fading = () => {
    const timeline = gsap.timeline({ paused: true, repeat: -1 });
    const fade = new Composited(element, [{ opacity: 1 }, { opacity: 0 }], { duration: 1, easing: 'linear' });
    compositedTween(timeline, fade, 0.5);
    return timeline.set(box, { shown: 3 }, 1).set({}, {}, 3);
  };

  beforeEach(() => {
    vi.useFakeTimers();
    calls.length = 0;
    animation.playState = 'running';
    begun.mockClear();
  });
  afterEach(() => {
    vi.useRealTimers();
    gsap.globalTimeline.clear();
  });

  test('runs by itself while its timeline is held, and is left running when something else is due', () => {
    const timeline = fading();
    playbackOf(timeline, true).play();
    timeline.totalTime(0.5);
    expect(timeline.paused()).toBe(true);
    expect(begun).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(510);
    expect(box.shown).toBe(3);
    expect(calls).toEqual([]);
    vi.advanceTimersByTime(3000);
    expect(calls).toContain('cancel');
  });

  test('stands where it is sought', () => {
    fading().totalTime(0.75);
    expect(animation.playState).toBe('paused');
    expect(animation.currentTime).toBeCloseTo(250, 0);
  });

  test('stands where it has come to when it is paused, and runs on from there', () => {
    const timeline = fading();
    const playback = playbackOf(timeline, true);
    playback.play();
    timeline.totalTime(0.5);
    vi.advanceTimersByTime(200);
    playback.pause();
    expect(animation.playState).toBe('paused');
    expect(animation.currentTime).toBeCloseTo(200, -1);
    playback.play();
    timeline.totalTime(0.75);
    expect(animation.playState).toBe('running');
    expect(begun).toHaveBeenCalledOnce();
  });

  test('is taken off out of sight, and begun anew where it has come to', () => {
    const timeline = fading();
    const playback = playbackOf(timeline, true);
    playback.play();
    timeline.totalTime(0.5);
    vi.advanceTimersByTime(200);
    playback.leave();
    expect(calls.at(-1)).toBe('cancel');
    expect(timeline.paused()).toBe(true);
    playback.play();
    timeline.totalTime(0.75);
    expect(begun).toHaveBeenCalledTimes(2);
    expect(animation.currentTime).toBeCloseTo(250, 0);
    expect(animation.playState).toBe('running');
  });

  test('runs by itself while its timeline plays once, as fast as that', () => {
    const timeline = fading().repeat(0);
    playbackOf(timeline, true);
    timeline.timeScale(0.5).play();
    timeline.totalTime(0.75);
    expect(animation.currentTime).toBeCloseTo(250, 0);
    expect(animation.playbackRate).toBe(0.5);
    expect(animation.playState).toBe('running');
    calls.length = 0;
    timeline.totalTime(1.2);
    expect(calls).toEqual([]);
    timeline.totalTime(1.5);
    expect(calls).toEqual(['cancel']);
  });

  test('shows each step where its timeline is played from elsewhere', () => {
    const timeline = fading().repeat(0);
    playbackOf(timeline, false);
    timeline.play();
    timeline.totalTime(0.75);
    timeline.totalTime(1.2);
    expect(animation.playState).toBe('paused');
    expect(animation.currentTime).toBeCloseTo(700, 0);
  });

  test('is taken off when its scene ends', () => {
    const timeline = fading();
    const playback = playbackOf(timeline, true);
    playback.play();
    timeline.totalTime(0.5);
    playback.leave();
    expect(calls.at(-1)).toBe('cancel');
    vi.advanceTimersByTime(5000);
    expect(calls.at(-1)).toBe('cancel');
  });
});
