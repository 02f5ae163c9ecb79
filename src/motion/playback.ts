/**
 * Plays a timeline on time. A timeline that repeats for ever is held through its rests: a headline that stands for a second asks
 * for no frame in that second, and GSAP's ticker sleeps.
 */
import { Composited, playOn } from './composited.ts';
import { gsap } from './gsap.ts';

/** Shorter rests are not worth a timer, seconds. */
const SHORTEST_REST = 0.05;

/** From and to, seconds of the timeline; of no length where something is set at once. */
type Movement = { from: number; to: number };

/** A timeline's movements in order. One that the compositor plays counts as an instant: GSAP only starts it. */
export function movementsOf(timeline: gsap.core.Timeline): Movement[] {
  return timeline
    .getChildren(false)
    .map((child) => ({
      from: child.startTime(),
      to: compositedOf(child) ? child.startTime() : child.endTime(),
    }))
    .sort((one, other) => one.from - other.from);
}

function compositedOf(child: gsap.core.Animation): Composited | undefined {
  const [target] = child instanceof gsap.core.Tween ? child.targets<unknown>() : [];
  return target instanceof Composited ? target : undefined;
}

/**
 * How long nothing will move.
 * @param now where the timeline stands, and has been rendered; seconds, as is `end`, where it ends or begins again
 * @returns seconds to the next movement or the end; 0 while something moves
 */
export function restFrom(now: number, movements: readonly Movement[], end: number): number {
  if (movements.some(({ from, to }) => from <= now && now < to)) return 0;
  const next = movements.find(({ from }) => from > now)?.from ?? end;
  return Math.max(0, next - now);
}

export type Playback = {
  play: () => void;
  /** The timeline stops where it has come to. */
  pause: () => void;
  /** Pauses it out of sight, and takes off the compositor's animations: a paused one costs time in each frame. */
  leave: () => void;
  /** For good: what the compositor plays of it is taken off. */
  stop: () => void;
};

/** @param onTime false where it is played from elsewhere, as by the tuning panel: then each step is shown as it is rendered */
export function playbackOf(timeline: gsap.core.Timeline, onTime: boolean): Playback {
  const movements = movementsOf(timeline);
  const played = timeline.getChildren(false).flatMap((tween) => {
    const composited = compositedOf(tween);
    return composited ? [{ tween, composited }] : [];
  });
  const speedOf = () => timeline.timeScale() * gsap.globalTimeline.timeScale();
  if (onTime)
    for (const { composited } of played)
      composited.speed = () => (timeline.paused() || timeline.reversed() ? 0 : speedOf());
  let held: { from: number; since: number; speed: number; timer: number } | null = null;

  /** Holds it until the next movement, or has it run where that is near. */
  const run = () => {
    const now = timeline.time();
    const rest = restFrom(now, movements, timeline.duration());
    const speed = speedOf();
    const isHeld = speed > 0 && rest >= SHORTEST_REST;
    timeline.paused(isHeld);
    if (!isHeld) return;
    for (const { tween, composited } of played)
      if (tween.startTime() <= now && now < tween.endTime()) composited.play(speed);
    const timer = window.setTimeout(
      () => {
        playOn(() => advance(rest));
        run();
      },
      (rest / speed) * 1000,
    );
    held = { from: timeline.totalTime(), since: performance.now(), speed, timer };
  };
  const letGo = () => {
    clearTimeout(held?.timer);
    held = null;
  };
  /** Ends the rest and advances the timeline by so many seconds, unless something has moved it meanwhile. */
  const advance = (by: number) => {
    const from = held?.from;
    letGo();
    if (timeline.totalTime() === from) timeline.totalTime(from + by);
  };
  // A timeline that repeats for ever is held through its rests; one that plays once is soon over.
  if (onTime && timeline.repeat() === -1)
    timeline.eventCallback('onUpdate', () => timeline.paused() || run());

  const pause = () => {
    timeline.paused(true);
    if (held) advance(((performance.now() - held.since) / 1000) * held.speed);
  };
  const takeOff = () => {
    for (const { composited } of played) composited.end();
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
      takeOff();
    },
    stop() {
      letGo();
      timeline.paused(true);
      takeOff();
    },
  };
}
