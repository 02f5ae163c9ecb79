/**
 * A tween that the compositor plays. GSAP decides when it plays, and how far it is when sought or scrubbed;
 * while its timeline plays in real time, a Web Animation runs and the main thread does nothing.
 */
type Timing = {
  /** Seconds. */
  duration: number;
  /** As in CSS. */
  easing: string;
};

let playingOn = false;

/** Renders a timeline at the time it has reached by playing, without restarting the animations that run. */
export function playOn(render: () => void): void {
  playingOn = true;
  try {
    render();
  } finally {
    playingOn = false;
  }
}

/** A tween target that stands for an element: GSAP sets its progress, a Web Animation shows it. */
export class Composited {
  readonly timing: Timing;
  /** Speed at which its timeline plays it: 1 for its own, 0 while paused, sought or scrubbed. */
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

  /**
   * Linear progress, 0 to 1. Between the ends an animation overrides the element's styles; at 0 and 1 there
   * is none.
   */
  set progress(progress: number) {
    this.#progress = progress;
    const speed = this.speed();
    // Setting the time again would restart a running animation.
    if ((playingOn || speed > 0) && this.#isUnderWay() && this.#animation?.playState === 'running') return;
    this.show();
    if (speed > 0 && this.#isUnderWay()) this.play(speed);
  }

  /** Holds the animation at the current progress. */
  show(): void {
    if (!this.#isUnderWay()) return this.end();
    const animation = this.#begun();
    animation.pause();
    animation.currentTime = this.#progress * this.timing.duration * 1000;
  }

  /** Plays on from the current progress. @param speed 1 for its own */
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
