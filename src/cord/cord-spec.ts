/** What one cord is: from which jack of the page to which, and along what path. Each stands beside the section that it leads to. */
import type { Course, Layout } from './course.ts';
import type { Point } from './curve.ts';

export type CordSpec = {
  name: string;
  /** Selectors of the jack that it comes from; the first on show counts. Without them it comes from off the page. */
  from?: (layout: Layout) => string[];
  /** Selectors of the jack that it leads to. */
  to: string[];
  /** Which ends carry a plug: the end alone, if nothing is said. */
  plugs?: { start: boolean; end: boolean };
  /** Radius of the coil, px: `defaultRadius`, if nothing is said. */
  radius?: Record<Layout, number>;
  /** Its plug lies beside the jack: no lamp is lit, and the plug does not move. */
  connected?: false;
  /** Another cord than the red one. */
  variant?: 'black';
  /** All points in px of the page, both jacks included, so that the curve through them crosses no word. */
  path: (course: Course) => Point[];
};

/** What a spec means that says nothing of plugs or radius (px). */
export const defaultPlugs = { start: false, end: true };
export const defaultRadius: Record<Layout, number> = { phone: 9, tablet: 11, desktop: 12.5 };

/** The selector of a jack. */
export const jack = (name: string): string => `[data-jack="${name}"]`;
