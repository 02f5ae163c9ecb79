import type { Layout } from './lengths.ts';

/** The cord's radii on the inner pages, px. */
export const innerRadius: Record<Layout, number> = { phone: 9, tablet: 11, desktop: 12.5 };
