/** Faults that nothing else here tries. All of them: `tests/long/faults/`. */
import { routeOf } from '../../src/content/routes.ts';
import { faults } from '../long/faults/faults.ts';
import { standsBroken } from '../support/broken-section.ts';
import { expectOneFault } from '../support/fault.ts';
import { test } from '../support/site.ts';

for (const fault of faults.filter(({ inCheck }) => inCheck))
  test(fault.name, ({ page, errors }) => expectOneFault(page, errors, fault));

for (const by of ['load', 'link'] as const)
  test(`a section throws while it renders, on its page’s ${by}`, ({ page, errors }) =>
    standsBroken(page, errors, routeOf('pricing'), by));
