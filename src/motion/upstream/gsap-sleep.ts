/**
 * Lets a page at rest sleep.
 *
 * Versions: gsap 3.15.0. Upstream: no thread; ScrollTrigger.js:61 (`_rafBugFix`), gsap-core.js:1636.
 * Without it: an empty frame is asked for 60 times a second, for ever; the ticker runs on for up to two seconds after the last
 * tween; ScrollTrigger looks four times a second whether a scroll has ended.
 */
import { gsap } from 'gsap';
import { ScrollTrigger } from 'gsap/ScrollTrigger';

/** Runs what registers ScrollTrigger: registering asks for an empty frame that renews itself, with no setting against it. */
export function registerAsleep(register: () => void): void {
  const { requestAnimationFrame } = window;
  window.requestAnimationFrame = () => 0;
  register();
  window.requestAnimationFrame = requestAnimationFrame;
  // A ticker that slept until now has been woken with the empty function.
  gsap.ticker.wake();
  // The ticker sleeps after two frames in which nothing plays. Not after one: a tween wakes it before it is on a timeline,
  // and a look in that frame finds nothing that plays.
  gsap.config({ autoSleep: 2 });
  // `refreshTriggers` says when a scroll has ended.
  ScrollTrigger.config({ syncInterval: 2 ** 31 - 1 });
}
