/** The operator's eyes follow the pointer anywhere in the window, and return to the middle when it leaves. */
import { defineEffect } from '../../pointer/pointer-effect.ts';
import { gsap } from '../../motion/gsap.ts';

const config = {
  /** Farthest the eyes go sideways, per cent of their own box. */
  reachX: 7,
  /** Farthest they go up or down, per cent. */
  reachY: 16,
  /** Pointer distance, in px, at which they have gone half way. */
  half: 320,
  /** Seconds. */
  duration: 0.5,
  /** Seconds between two blinks, at least, while there is something to look at. */
  blinkEvery: 4,
  /** Seconds for a lid to fall. */
  lid: 0.08,
};

export const effect = defineEffect({
  name: 'robot-eyes',
  parts: { eyes: 'one' },
  config,
  over: 'window',
  target(point, box, { reachX, reachY, half }) {
    if (!point) return { x: 0, y: 0 };
    const dx = point.x - (box.left - scrollX + box.width / 2);
    const dy = point.y - (box.top - scrollY + box.height / 2);
    return { x: (reachX * dx) / (Math.abs(dx) + half), y: (reachY * dy) / (Math.abs(dy) + half) };
  },
  trackFocus: true,
  move({ eyes }, { duration, blinkEvery, lid }) {
    const x = gsap.quickTo(eyes, 'xPercent', { duration, ease: 'power3' });
    const y = gsap.quickTo(eyes, 'yPercent', { duration, ease: 'power3' });
    const blink = gsap
      .timeline({ paused: true })
      .to(eyes, { scaleY: 0.06, duration: lid, yoyo: true, repeat: 1 });
    let blinked = 0;
    return (target) => {
      if (gsap.ticker.time - blinked > blinkEvery) {
        blinked = gsap.ticker.time;
        blink.restart();
      }
      x(target.x);
      y(target.y);
    };
  },
});
