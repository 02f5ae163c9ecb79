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
