/** The display face, Anybody: what is worked out from it before it has come. `styles/fonts.css` has the same axis. */

/** The narrowest and widest that it can be set (its `wdth` axis). */
export const NARROW = 50;
export const WIDE = 150;

/**
 * How far apart its letters stand at a width: narrow ones wider apart, wide ones closer. The style sheets say the same of what
 * they set.
 * @returns em
 */
export const trackingOf = (width: number): number => (78 - width) * 0.0006;
