/**
 * A tween that the compositor plays. GSAP says when, and how far where it is sought or scrubbed; while its timeline plays on
 * time, the browser's own animation runs, and the page has nothing to do for it.
 */
type Timing = {
  /** Seconds. */
  duration: number;
  /** As in CSS. */
  easing: string;
};

/** A cubic Bézier within 0.008 of GSAP's expo.out. */
const EXPONENTIAL_OUT = 'cubic-bezier(0.188, 0.9, 0.425, 0.975)';
/** It ends after this share of the tween's duration: the movement left after that is too small to see. */
const SHARE = 0.7;

/** Seconds that something moves by `expo.out` where that is given `duration` seconds. */
export const exponentialOut = (duration: number) => duration * SHARE;

/**
 * Keyframes of an element that waits, arrives by expo.out, and stands. With a `whole` in common, several begin and end at once:
 * at each beginning and each end the browser puts the page's layers together anew. All times in seconds.
 * @param looks `waiting` is what it is like until it moves, if not like `from`
 */
export function arrival(
  { from, to, waiting = from }: { from: Keyframe; to: Keyframe; waiting?: Keyframe },
  { wait, duration, whole }: { wait: number; duration: number; whole: number },
): Keyframe[] {
  const begun = wait / whole;
  return [
    { ...waiting, offset: 0 },
    { ...waiting, offset: begun },
    { ...from, offset: begun, easing: EXPONENTIAL_OUT },
    { ...to, offset: Math.min(1, begun + exponentialOut(duration) / whole) },
    { ...to, offset: 1 },
  ];
}

let playingOn = false;

/** Renders a timeline at the time that playing has brought it to. Animations go on running; a seek would restart them. */
export function playOn(render: () => void): void {
  playingOn = true;
  try {
    render();
  } finally {
    playingOn = false;
  }
}

/** A tween's target that stands for an element: GSAP sets its progress, a Web Animation shows it. */
export class Composited {
  readonly timing: Timing;
  /** How fast its timeline plays it, 1 for its own speed; 0 where it stands, is sought or scrubbed. */
  speed = () => 0;
  #element: HTMLElement;
  #keyframes: Keyframe[];
  #animation: Animation | null = null;
  #progress = 0;

  constructor(element: HTMLElement, keyframes: Keyframe[], timing: Timing) {
    this.#element = element;
    this.#keyframes = keyframes;
    this.timing = timing;
  }

  get progress(): number {
    return this.#progress;
  }

  /** Linear progress, 0 to 1. Between the ends an animation overrides the element's styles; at 0 and 1 there is none. */
  set progress(progress: number) {
    this.#progress = progress;
    const speed = this.speed();
    // Setting its time again would restart a running animation.
    if ((playingOn || speed > 0) && this.#isUnderWay() && this.#animation?.playState === 'running') return;
    this.show();
    if (speed > 0 && this.#isUnderWay()) this.play(speed);
  }

  /** Has it stand where it is. */
  show(): void {
    if (!this.#isUnderWay()) return this.end();
    const animation = this.#begun();
    animation.pause();
    animation.currentTime = this.#progress * this.timing.duration * 1000;
  }

  /** Has it run on from where it is. @param speed 1 for its own */
  play(speed: number): void {
    const animation = this.#begun();
    if (animation.playState === 'running') return;
    animation.playbackRate = speed;
    animation.play();
  }

  end(): void {
    this.#animation?.cancel();
    this.#animation = null;
  }

  #isUnderWay(): boolean {
    return this.#progress > 0 && this.#progress < 1;
  }

  #begun(): Animation {
    const { duration, easing } = this.timing;
    this.#animation ??= this.#element.animate(this.#keyframes, {
      duration: duration * 1000,
      easing,
      fill: 'forwards',
    });
    return this.#animation;
  }
}

/** Adds one to a timeline. Before and after it the element's own styles hold: they have to be set beside it. */
export function compositedTween(timeline: gsap.core.Timeline, tween: Composited, at: number): void {
  timeline.fromTo(
    tween,
    { progress: 0 },
    { progress: 1, duration: tween.timing.duration, ease: 'none', immediateRender: false },
    at,
  );
}
