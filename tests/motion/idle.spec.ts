import { expect, open, test, visit } from '../site.ts';
import { ready, ticks } from './fixture.ts';

test('the loop sleeps within five seconds when nothing moves, and its marks can be read', async ({
  page,
}) => {
  await open(page);
  await ready(page, 'typewriter');
  await visit(page, 'showcase');
  await ready(page, 'showcase');
  await page.mouse.move(5, 5);
  await visit(page, 'testimonials');
  await page.waitForTimeout(5000);
  const before = await ticks(page);
  await page.waitForTimeout(500);
  expect((await ticks(page)) - before).toBeLessThanOrEqual(2);
  const marks = await page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name));
  expect(marks).toContain('scene:showcase:refresh');
  expect(marks).toContain('scene:typewriter:enter');
});
