import { expect, open, test } from '../site.ts';

test('a page that the browser’s cache gives back restores scroll positions by itself again', async ({
  page,
}) => {
  await open(page);
  const restoration = () => page.evaluate(() => history.scrollRestoration);
  const event = (name: string) =>
    page.evaluate((type) => dispatchEvent(new PageTransitionEvent(type, { persisted: true })), name);
  expect(await restoration()).toBe('manual');
  await event('pagehide');
  expect(await restoration()).toBe('auto');
  await event('pageshow');
  expect(await restoration()).toBe('manual');
});
