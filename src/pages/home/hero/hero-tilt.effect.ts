/**
 * The video panel leans towards a pointer over it, and lies flat again when the pointer leaves or the page
 * scrolls.
 */
import { defineEffect } from '../../../pointer/pointer-effect.ts';
import { gsap } from '../../../motion/gsap.ts';

const config = {
  /** The steepest lean, in degrees. */
  angle: 35,
  /** Seconds behind the pointer. */
  lag: 0.6,
  /** Seconds to lie flat again from the steepest lean; short, as the page may be scrolling. */
  settle: 0.25,
  /** The shortest of them, from a slight lean, seconds. */
  shortest: 0.06,
};

export const effect = defineEffect({
  name: 'hero-tilt',
  parts: { panel: 'one' },
  config,
  over: 'root',
  target(point, box, { angle }) {
    if (!point || !(box.width > 0) || !(box.height > 0)) return { rotationX: 0, rotationY: 0 };
    const share = (value: number) => Math.min(1, Math.max(0, value)) || 0;
    const px = share((point.x - box.left) / box.width);
    const py = share((point.y - box.top) / box.height);
    return { rotationY: angle * (2 * px - 1), rotationX: -angle * (2 * py - 1) };
  },
  move({ panel }, { angle, lag, settle, shortest }) {
    const rotationX = gsap.quickTo(panel, 'rotationX', { duration: lag, ease: 'power3' });
    const rotationY = gsap.quickTo(panel, 'rotationY', { duration: lag, ease: 'power3' });
    const lean = () =>
      Math.max(...['rotationX', 'rotationY'].map((axis) => Math.abs(Number(gsap.getProperty(panel, axis)))));
    return (target, hovered) => {
      const duration = hovered ? lag : Math.max(shortest, (settle * lean()) / angle);
      rotationX.tween.duration(duration);
      rotationY.tween.duration(duration);
      rotationX(target.rotationX);
      rotationY(target.rotationY);
    };
  },
});
