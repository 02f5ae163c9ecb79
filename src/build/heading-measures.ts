/**
 * How long the lines of the fitted headings are. `npm run tool -- headings` reads this and computes the font
 * widths in `src/content/heading-widths.ts`, so that a line keeps its length whatever its words. A page's are
 * in its `route.ts`.
 */
import type { HeadingMeasures } from '../content/route-facts.ts';

const ofPages = import.meta.glob<{ headings?: HeadingMeasures }>('../pages/**/route.ts', { eager: true });

/** By heading, line by line: the pages' own, then those that pages share. */
export const headingMeasures: HeadingMeasures = Object.assign(
  {},
  ...Object.values(ofPages).map(({ headings }) => headings),
  {
    'start.title': [[72], [{ em: [4.69, 5.6] }]],
    'footer.title': [[72], [{ em: [5.05, 5.62] }]],
    'error.title': [[64], [{ em: [7.11, 5.29] }]],
  } satisfies HeadingMeasures,
);
