/** The plug's keyframes in the showcase, as a formula. */
import { plugTimes } from '../../src/pages/home/showcase/strip.ts';

/**
 * The plug's place while one card gives way to the next: it rides along with the nearest card, is lifted right out at
 * the midpoint, and comes down on the next one. All pieces are linear.
 * @param progress 0 at a card, 1 at the next
 * @param pitch px between two cards
 * @param lift px the plug is lifted
 */
export function plugPlace(progress: number, pitch: number, lift: number): { x: number; y: number } {
  const { liftStart, crossStart, crossEnd, dropEnd } = plugTimes;
  const up = Math.min((progress - liftStart) / (0.5 - liftStart), (dropEnd - progress) / (dropEnd - 0.5));
  const across = (progress - crossStart) / (crossEnd - crossStart);
  const x =
    progress <= crossStart
      ? -progress
      : progress >= crossEnd
        ? 1 - progress
        : -crossStart + (1 - crossEnd + crossStart) * across;
  return { x: x * pitch, y: -lift * Math.max(0, up) };
}
