/**
 * Plays a timeline on time. A timeline that repeats for ever holds nothing but sets and the compositor's tweens, which GSAP only
 * starts, so it is held from each to the next: a headline that stands for a second asks for no frame in that second.
 */
import { Composited, playOn } from '../browser/composited.ts';
import { gsap } from './gsap.ts';

/** Shorter rests are not worth a timer, seconds. */
const SHORTEST_REST = 0.05;

export type Playback = {
  play: () => void;
  /** Stops the timeline where it is. */
  pause: () => void;
  /** Pauses it out of sight or for good, and removes the compositor's animations: even a paused one costs time in each frame. */
  leave: () => void;
};

/** @param onTime false where the tuning panel plays it: each step shows as GSAP renders it */
export function playbackOf(timeline: gsap.core.Timeline, onTime: boolean): Playback {
  const children = timeline.getChildren(false);
  const starts = children.map((child) => child.startTime()).sort((one, other) => one - other);
  const played = children.flatMap((tween) => {
    const [target] = tween instanceof gsap.core.Tween ? tween.targets<unknown>() : [];
    return target instanceof Composited ? [{ tween, composited: target }] : [];
  });
  const speedOf = () => timeline.timeScale() * gsap.globalTimeline.timeScale();
  if (onTime)
    for (const { composited } of played)
      composited.speed = () => (timeline.paused() || timeline.reversed() ? 0 : speedOf());
  let held: { from: number; since: number; speed: number; timer: number } | null = null;

  /** Holds the timeline until its next tween or its next round begins, or lets it run where that is near. */
  const run = () => {
    const now = timeline.time();
    const rest = (starts.find((start) => start > now) ?? timeline.duration()) - now;
    const speed = speedOf();
    const isHeld = speed > 0 && rest >= SHORTEST_REST;
    timeline.paused(isHeld);
    if (!isHeld) return;
    // The progress says whether a tween is over: its end may be rounded to lie after now.
    for (const { tween, composited } of played)
      if (tween.startTime() <= now && composited.progress < 1) composited.play(speed);
    const timer = window.setTimeout(
      () => {
        playOn(() => advance(rest));
        run();
      },
      (rest / speed) * 1000,
    );
    held = { from: timeline.totalTime(), since: performance.now(), speed, timer };
  };
  /** Ends the hold and advances the timeline by so many seconds, unless something has moved it meanwhile. */
  const advance = (by: number) => {
    const from = held?.from;
    clearTimeout(held?.timer);
    held = null;
    if (timeline.totalTime() === from) timeline.totalTime(from + by);
  };
  if (onTime && timeline.repeat() === -1)
    timeline.eventCallback('onUpdate', () => timeline.paused() || run());

  const pause = () => {
    timeline.paused(true);
    if (held) advance(((performance.now() - held.since) / 1000) * held.speed);
  };

  return {
    play() {
      if (!held) timeline.paused(false);
    },
    pause() {
      pause();
      for (const { composited } of played) composited.show();
    },
    leave() {
      pause();
      for (const { composited } of played) composited.end();
    },
  };
}

/** Adds a compositor's tween to a timeline. The element's own styles hold before and after it: the scene sets them beside it. */
export function compositedTween(timeline: gsap.core.Timeline, tween: Composited, at: number): void {
  timeline.fromTo(
    tween,
    { progress: 0 },
    { progress: 1, duration: tween.timing.duration, ease: 'none', immediateRender: false },
    at,
  );
}
