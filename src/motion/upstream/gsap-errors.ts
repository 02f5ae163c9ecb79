/**
 * Keeps an error in one animation from the others.
 *
 * Versions: gsap 3.15.0. Upstream: no thread; gsap-core.js:2678, where nothing catches what a child throws.
 * Without it: an error in a callback or in a function-based value ends GSAP's tick, and every animation after that one
 * stands still for good.
 */
import { gsap } from 'gsap';

/** @param attempt runs one rendering of the animation, and keeps what it throws */
export function catchErrors(animation: gsap.core.Animation, attempt: (render: () => void) => void): void {
  const isNested = animation.parent && animation.parent !== gsap.globalTimeline;
  if (isNested || Object.hasOwn(animation, 'render')) return;
  const render = animation.render.bind(animation);
  animation.render = (...time) => {
    attempt(() => render(...time));
    return animation;
  };
}
