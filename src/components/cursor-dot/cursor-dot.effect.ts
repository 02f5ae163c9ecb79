/** The dot trails the pointer, swells over what can be pressed, and goes out when the mouse leaves. */
import { defineEffect } from '../../pointer/pointer-effect.ts';
import { gsap } from '../../motion/gsap.ts';

const config = {
  /** Seconds behind the pointer. */
  lag: 0.28,
  /** Size over what can be pressed, as a factor. */
  swell: 2.6,
  /** Seconds to appear or go out. */
  fade: 0.15,
};

const PRESSABLE = 'a, button, summary, label, input, textarea, [data-press]';

export const effect = defineEffect({
  name: 'cursor-dot',
  parts: { dot: 'one' },
  config,
  over: 'window',
  target: (point) => (point && Number.isFinite(point.x + point.y) ? point : null),
  move({ dot }, { lag, swell, fade }) {
    const x = gsap.quickTo(dot, 'x', { duration: lag, ease: 'power3' });
    const y = gsap.quickTo(dot, 'y', { duration: lag, ease: 'power3' });
    const scaleX = gsap.quickTo(dot, 'scaleX', { duration: lag, ease: 'power3' });
    const scaleY = gsap.quickTo(dot, 'scaleY', { duration: lag, ease: 'power3' });
    const opacity = gsap.quickTo(dot, 'opacity', { duration: fade });
    let shown = false;
    return (target, hovered) => {
      // A dialog is in the top layer, above the dot, so the dot goes out.
      if (!target || hovered?.closest('dialog')) {
        shown = false;
        opacity(0);
        return;
      }
      const over = Boolean(hovered?.closest(PRESSABLE));
      if (shown) {
        x(target.x);
        y(target.y);
      } else {
        x(target.x, target.x);
        y(target.y, target.y);
      }
      shown = true;
      scaleX(over ? swell : 1);
      scaleY(over ? swell : 1);
      opacity(over ? 0.35 : 1);
    };
  },
});
