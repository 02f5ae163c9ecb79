/**
 * A scene: one record that says what moves, when and how. It knows no React, no ScrollTrigger instance and no window;
 * `useScene` joins it to a section, whose markup is checked against its name and its parts.
 */
import type { MediaName } from '../browser/media.ts';

export type Config = Record<string, number>;

/** How many elements a part has: exactly one, at least one, or any number. */
type Count = 'one' | 'many' | 'any';
export type Parts = Readonly<Record<string, Count>>;

/** The elements of each part, and the root that holds them. */
export type Elements<P extends Parts> = { root: HTMLElement } & {
  [Name in keyof P]: P[Name] extends 'one' ? HTMLElement : HTMLElement[];
};

/** The fields that scenes and pointer effects have in common. */
export type MotionRecord<N extends string, P extends Parts, C extends Config> = {
  /** The name of its file and of its root's `data-scene`. */
  name: N;
  /** The scene runs only where all these media match and motion is wanted; elsewhere the page's CSS stands alone. */
  media?: readonly MediaName[];
  /** The elements that move, by their `data-part`. */
  parts: P;
  /** Plain numbers, each with its unit in a comment. */
  config: C;
};

/** `S` is the state that the section hands over; a scene without one leaves it out. */
export type Scene<
  N extends string = string,
  P extends Parts = Parts,
  C extends Config = Config,
  S = unknown,
> = MotionRecord<N, P, C> & {
  runs: Runs;
  /**
   * Fills the timeline, which is paused; another state gets another timeline.
   * @returns the clean-up of what GSAP does not revert by itself
   */
  build(timeline: gsap.core.Timeline, elements: Elements<P>, config: C, state: S): (() => void) | void;
};

/** Gives a scene its types. The markup gets its name and parts by `useScene` and `part<typeof scene>()`; the headline alone has its name by hand. */
export const defineScene = <const N extends string, const P extends Parts, C extends Config, S = undefined>(
  scene: Scene<N, P, C, S>,
): Scene<N, P, C, S> => scene;

/** When a timeline plays. */
export type Runs = {
  /** By a ScrollTrigger on the scene's root. */
  trigger?: ScrollTrigger.Vars;
  /** It brings in words that nobody has read yet: those in the window stay as they are, and a focus ends it. */
  isEntrance?: true;
  /** On time, as long as its root is in view. */
  inView?: true;
};

/**
 * The scroll is its clock, from `start` to `end`. The timeline is 1 long; a shorter one is filled up. `invalidateOnRefresh` is
 * for a timeline whose values are functions of the window's size.
 */
export const scrub = (vars: Pick<ScrollTrigger.Vars, 'start' | 'end' | 'invalidateOnRefresh'>): Runs => ({
  trigger: { ...vars, scrub: true },
});

/** It plays once, when its root comes into view at `start`. */
export const once = (start: string): Runs => ({ trigger: { start, once: true }, isEntrance: true });

/** It plays when the scroll passes `start`, and back when it passes again. */
export const thereAndBack = (start: string): Runs => ({
  trigger: { start, toggleActions: 'play none none reverse' },
});

export const whileInView: Runs = { inView: true };

/** The section plays it. */
export const byHand: Runs = {};

/** @throws "showcase: no part 'track'" */
export function elementsOf<P extends Parts>(
  { name, parts }: MotionRecord<string, P, Config>,
  root: HTMLElement,
): Elements<P> {
  const found = Object.entries(parts).map(([part, count]) => {
    const selector = `[data-part~="${part}"]`;
    const all = [...root.querySelectorAll<HTMLElement>(selector)];
    if (root.matches(selector)) all.unshift(root);
    if (all.length === 0 && count !== 'any') throw new Error(`${name}: no part '${part}'`);
    return [part, count === 'one' ? all[0] : all];
  });
  return { ...Object.fromEntries(found), root };
}

/** An element's mark in the markup. */
export type PartProps = { 'data-part': string };

/**
 * Marks a part where the section's own `part` is out of reach: `part<typeof scene>('card')`, with an `import type` of
 * the scene.
 */
export const part = <R extends { parts: Parts }>(name: keyof R['parts'] & string): PartProps => ({
  'data-part': name,
});
