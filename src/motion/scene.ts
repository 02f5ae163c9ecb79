/**
 * A scene: one record that says what moves, when it may, and how. It knows no React, no ScrollTrigger instance
 * and no window; `useScene` joins it to a page.
 */
import type { MediaName } from '../browser/media.ts';

export type Parts = Record<string, HTMLElement | HTMLElement[]>;
export type Config = Record<string, number>;

/** What scenes and pointer effects have in common. */
export type MotionRecord<P extends Parts, C extends Config> = {
  name: string;
  /** Media names that must all match; outside them the page's CSS stands alone. */
  when: readonly MediaName[];
  /** Plain numbers, each with its unit in a comment. */
  config: C;
  /** Finds the moving parts. @throws "showcase: no part 'track'" */
  parts: (root: HTMLElement) => P;
};

/** `S` is the state that the section hands over; a scene without one leaves it out. */
export type Scene<P extends Parts, C extends Config, S = undefined> = MotionRecord<P, C> & {
  /** A paused timeline. A scrubbed one is exactly 1 long. `state` is what the section last handed over. */
  build: (parts: P, config: C, state: S) => gsap.core.Timeline;
  /** True where nothing is to move this time: an empty timeline stands in for `build`. */
  skip?: (parts: P) => boolean;
  /** ScrollTrigger's own variables; without it the timeline plays on time while its root is in view. */
  scroll?: (parts: P, config: C) => ScrollTrigger.Vars;
  /** Plays only when the section says so, wherever its root is. */
  playback?: 'manual';
};

/** The one element `[data-part=name]` within root, root included. @throws naming scene and part */
export function part(scene: string, root: HTMLElement, name: string): HTMLElement {
  const selector = `[data-part~="${name}"]`;
  const element = root.matches(selector) ? root : root.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`${scene}: no part '${name}'`);
  return element;
}

/** All elements `[data-part=name]`, at least one. @throws naming scene and part */
export function partList(scene: string, root: HTMLElement, name: string): HTMLElement[] {
  const list = [...root.querySelectorAll<HTMLElement>(`[data-part~="${name}"]`)];
  if (list.length === 0) throw new Error(`${scene}: no part '${name}'`);
  return list;
}
