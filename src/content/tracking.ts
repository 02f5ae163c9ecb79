/**
 * How far apart the display face's letters stand at a width on its `wdth` axis: narrow ones wider apart, wide ones closer.
 * `fitted-heading.module.css` says the same of what it sets.
 * @returns em
 */
export const trackingOf = (width: number): number => (78 - width) * 0.0006;
