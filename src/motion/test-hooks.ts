/** Motion specs and traces ask for these hooks before the page loads, by `window.__motion = {}`; nobody else has them. */
import type Lenis from 'lenis';
import type { gsap as Gsap, ScrollTrigger as Trigger } from './gsap.ts';

export type TestHooks = {
  gsap: typeof Gsap;
  ScrollTrigger: typeof Trigger;
  lenis: Lenis | null;
  /** By the root of each scene: some scenes run in several places. */
  roots: Map<Element, gsap.core.Timeline>;
};

declare global {
  interface Window {
    __motion?: TestHooks;
  }
}

if (import.meta.env.DEV && !import.meta.env.SSR) window.__motion ??= {} as TestHooks;
export const testHooks = import.meta.env.SSR ? undefined : window.__motion;
if (testHooks) Object.assign(testHooks, { lenis: null, roots: new Map() });

/** Leaves `scene:<name>:<event>` in the trace. */
export function mark(name: string, event: 'enter' | 'leave' | 'refresh'): void {
  if (testHooks) performance.mark(`scene:${name}:${event}`);
}
