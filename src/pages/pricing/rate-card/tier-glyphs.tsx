/**
 * The glyphs over a price, drawn from data: dots for messages, bars for the rate, jacks for workflows, sheets
 * for pages.
 */
import type { PricingGroup, Tier } from '../../../content/pricing.ts';
import { part } from '../../../motion/scene.ts';
import type { scene } from './rate-marks.scene.ts';
import styles from './tier-glyphs.module.css';

const mark = part<typeof scene>('mark');

/** Bars in one drawing of the rate. */
const BARS = 13;

/**
 * Heights of the bars, 0 to 1: the more a spoken minute costs, the louder. `rate` is in cents, 24 being the
 * highest.
 */
export function rateBars(rate: number): number[] {
  return Array.from({ length: BARS }, (_, index) => {
    const voice = 0.34 + 0.66 * Math.abs(Math.sin(index * 1.7 + 0.6) * Math.cos(index * 0.45));
    return Math.round((rate / 24) * voice * 100) / 100;
  });
}

export function TierGlyphs({ group, tier }: { group: PricingGroup; tier: Tier }) {
  if (group.id === 'phone-systems')
    return (
      <span className={styles.glyphs} data-kind="bars" aria-hidden="true">
        {rateBars(tier.price?.cents ?? 0).map((height, index) => (
          <i key={index} {...mark} style={{ blockSize: `${height * 100}%` }} />
        ))}
      </span>
    );
  return (
    <span
      className={styles.glyphs}
      data-kind={group.id}
      data-endless={tier.endless || undefined}
      aria-hidden="true"
    >
      {Array.from({ length: tier.glyphs ?? 0 }, (_, index) => (
        <i key={index} {...mark} />
      ))}
    </span>
  );
}
