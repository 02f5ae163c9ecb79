/**
 * The display face, Anybody: the numbers computed from it before it loads. `styles/fonts.css` has the same
 * axis.
 */

/** The narrowest and the widest setting (its `wdth` axis). */
export const NARROW = 50;
export const WIDE = 150;

/**
 * Letter spacing at a width: wider between narrow letters, tighter between wide ones. The style sheets have
 * the same formula.
 * @returns em
 */
export const trackingOf = (width: number): number => (78 - width) * 0.0006;
