/** The first frame of every page that a link leads to has its whole first view, which stays where it is. */
import { routes } from '../../../src/content/routes.ts';
import { movedAfterFirstFrame } from '../../support/first-frame.ts';
import { expect, motionReady, open, sizes, test } from '../../support/site.ts';

for (const [size, device] of Object.entries(sizes))
  test.describe(size, () => {
    test.use(device);
    test('the elements of every page stay where its first frame shows them', async ({ page }) => {
      await open(page, '/terms');
      await motionReady(page);
      for (const { path } of routes) expect.soft(await movedAfterFirstFrame(page, path), path).toEqual([]);
    });
  });
