/** Faults that nothing else here tries. All of them: `tests/long/faults/`. */
import { faults } from '../long/faults/faults.ts';
import { bears } from '../support/fault.ts';
import { test } from '../support/site.ts';

for (const fault of faults.filter(({ inCheck }) => inCheck))
  test(fault.name, ({ page, errors }) => bears(page, errors, fault));
