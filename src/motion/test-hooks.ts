/** What QA's traces and motion specs read. In a production build every function here is empty. */
import type Lenis from 'lenis';
import type { gsap as Gsap, ScrollTrigger as Trigger } from './gsap.ts';

export type TestHooks = {
  gsap: typeof Gsap;
  ScrollTrigger: typeof Trigger;
  lenis: Lenis | null;
  timelines: Map<string, gsap.core.Timeline>;
  /** The same by the root of each scene: some scenes run in several places. */
  roots: Map<Element, gsap.core.Timeline>;
};

declare global {
  interface Window {
    /** Not there in a production build, nor before GSAP has come. */
    __motion?: TestHooks;
  }
}

const on = import.meta.env.MODE !== 'production';

export function publishGsap(gsap: typeof Gsap, ScrollTrigger: typeof Trigger): void {
  if (on) window.__motion = { gsap, ScrollTrigger, lenis: null, timelines: new Map(), roots: new Map() };
}

export function publishLenis(lenis: Lenis | null): void {
  if (on && window.__motion) window.__motion.lenis = lenis;
}

export function publishTimeline(name: string, root: Element, timeline: gsap.core.Timeline | null): void {
  if (!on) return;
  const { timelines, roots } = window.__motion ?? {};
  timelines?.delete(name);
  roots?.delete(root);
  if (!timeline) return;
  timelines?.set(name, timeline);
  roots?.set(root, timeline);
}

/** Leaves `scene:<name>:<event>` in the trace. */
export function mark(name: string, event: 'enter' | 'leave' | 'refresh'): void {
  if (on) performance.mark(`scene:${name}:${event}`);
}
