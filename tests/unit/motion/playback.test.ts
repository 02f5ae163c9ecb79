/** An endless timeline is paused while none of its tweens begins, and goes on from the time at which it would have been. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Composited } from '../../../src/browser/composited.ts';
import { gsap } from '../../../src/motion/gsap.ts';
import { compositedTween, playbackOf } from '../../../src/motion/playback.ts';

const box = { x: 0, shown: 0 };

/** A timeline that sets the box at 0.5, 1.5 and 1.6, and ends at 2. */
function timelineOfSets() {
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

  test('pauses a timeline through a rest, and goes on with the tween after it', () => {
    const timeline = timelineOfSets();
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

  test('goes from a rest at the end into the next round', () => {
    const timeline = timelineOfSets().set({}, {}, 3);
    playbackOf(timeline, true).play();
    timeline.totalTime(2.1);
    vi.advanceTimersByTime(910);
    expect(timeline.totalTime()).toBeGreaterThanOrEqual(3);
  });

  test('keeps resting when it is told to play during a rest', () => {
    const timeline = timelineOfSets();
    const playback = playbackOf(timeline, true);
    playback.play();
    timeline.totalTime(0.7);
    playback.play();
    expect(timeline.paused()).toBe(true);
  });

  test('keeps its time when it is paused during a rest', () => {
    const timeline = timelineOfSets();
    const playback = playbackOf(timeline, true);
    playback.play();
    timeline.totalTime(0.7);
    vi.advanceTimersByTime(300);
    playback.pause();
    vi.advanceTimersByTime(5000);
    expect(timeline.paused()).toBe(true);
    expect(timeline.totalTime()).toBeCloseTo(1, 2);
  });

  test('goes on from the new time when the timeline is moved during a rest', () => {
    const timeline = timelineOfSets();
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

  test('rests as much longer as slow motion is slower', () => {
    const timeline = timelineOfSets();
    playbackOf(timeline, true).play();
    gsap.globalTimeline.timeScale(0.5);
    timeline.totalTime(0.5);
    vi.advanceTimersByTime(1900);
    expect(timeline.paused()).toBe(true);
    vi.advanceTimersByTime(200);
    expect(box.shown).toBe(1);
  });

  test('does not pause a timeline that is played from elsewhere', () => {
    const timeline = timelineOfSets();
    playbackOf(timeline, false).play();
    timeline.totalTime(0.7);
    expect(timeline.paused()).toBe(false);
  });
});

describe('a tween that the compositor plays', () => {
  const calls: string[] = [];
  /** The part of the browser's animation that the code uses. */
  const animation = {
    playState: 'running',
    playbackRate: 1,
    currentTime: 0 as number,
    play: () => void (calls.push('play'), (animation.playState = 'running')),
    pause: () => void (calls.push('pause'), (animation.playState = 'paused')),
    cancel: () => void calls.push('cancel'),
  };
  const element = document.createElement('p');
  const animate = vi.fn<Element['animate']>(() => animation as unknown as Animation);
  element.animate = animate;

  /** A timeline that fades from 0.5 to 1.5, and sets the box at 1. */
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
    animate.mockClear();
  });
  afterEach(() => {
    vi.useRealTimers();
    gsap.globalTimeline.clear();
  });

  test('runs by itself while its timeline is paused, and keeps running when another tween begins', () => {
    const timeline = fading();
    playbackOf(timeline, true).play();
    timeline.totalTime(0.5);
    expect(timeline.paused()).toBe(true);
    expect(animate).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(510);
    expect(box.shown).toBe(3);
    expect(calls).toEqual([]);
    vi.advanceTimersByTime(3000);
    expect(calls).toContain('cancel');
  });

  test('is paused at the time that its timeline is moved to', () => {
    fading().totalTime(0.75);
    expect(animation.playState).toBe('paused');
    expect(animation.currentTime).toBeCloseTo(250, 0);
  });

  test('keeps its time when it is paused, and runs on from there', () => {
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
    expect(animate).toHaveBeenCalledOnce();
  });

  test('is cancelled out of sight, and started again at the time that it had reached', () => {
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
    expect(animate).toHaveBeenCalledTimes(2);
    expect(animation.currentTime).toBeCloseTo(250, 0);
    expect(animation.playState).toBe('running');
  });

  test('runs by itself, at its timeline’s speed, while the timeline plays once', () => {
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

  test('shows each step of a timeline that is played from elsewhere', () => {
    const timeline = fading().repeat(0);
    playbackOf(timeline, false);
    timeline.play();
    timeline.totalTime(0.75);
    timeline.totalTime(1.2);
    expect(animation.playState).toBe('paused');
    expect(animation.currentTime).toBeCloseTo(700, 0);
  });

  test('is cancelled when its scene ends', () => {
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
