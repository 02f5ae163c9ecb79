/**
 * Motion specs and traces read these hooks. They ask for them before the page loads, by `window.__motion = {}`; nobody else
 * has them, and every function here then does nothing.
 */
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
    __motion?: TestHooks;
  }
}

if (import.meta.env.DEV && !import.meta.env.SSR) window.__motion ??= {} as TestHooks;
const hooks = import.meta.env.SSR ? undefined : window.__motion;
if (hooks) Object.assign(hooks, { lenis: null, timelines: new Map(), roots: new Map() });

export function publishGsap(gsap: typeof Gsap, ScrollTrigger: typeof Trigger): void {
  if (hooks) Object.assign(hooks, { gsap, ScrollTrigger });
}

export function publishLenis(lenis: Lenis | null): void {
  if (hooks) hooks.lenis = lenis;
}

export function publishTimeline(name: string, root: Element, timeline: gsap.core.Timeline | null): void {
  hooks?.timelines.delete(name);
  hooks?.roots.delete(root);
  if (!timeline) return;
  hooks?.timelines.set(name, timeline);
  hooks?.roots.set(root, timeline);
}

/** Leaves `scene:<name>:<event>` in the trace. */
export function mark(name: string, event: 'enter' | 'leave' | 'refresh'): void {
  if (hooks) performance.mark(`scene:${name}:${event}`);
}
