/** The second section of every page throws while it renders, where the page is loaded and where a link leads to it. */
import { allRoutes, notFound } from '../../../src/content/routes.ts';
import { sectionCount, standsBroken } from '../../support/broken-section.ts';
import { expect, test } from '../../support/site.ts';

/** Pages of one section: without it nothing of them is left. */
const alone = [notFound.page];

for (const route of allRoutes)
  if (alone.includes(route.page))
    test(`${route.page} has one section`, async ({ page, errors }) => {
      expect(await sectionCount(page, route, '/nowhere')).toBe(1);
      // The document is a 404.
      errors.splice(0);
    });
  else
    for (const by of ['load', 'link'] as const)
      test(`the second section of ${route.page} throws, on its ${by}`, ({ page, errors }) =>
        standsBroken(page, errors, route, by));
