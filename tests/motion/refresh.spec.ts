import { expect, open, test, visit } from '../site.ts';
import { ready, type Seen } from './fixture.ts';

test('every trigger stands where a fresh refresh would put it, after questions, language, theme and a slow picture', async ({
  page,
}) => {
  await page.route('**/images/people/amelie*', async (route) => {
    await new Promise((done) => setTimeout(done, 1000));
    await route.continue();
  });
  await open(page);
  await visit(page, 'showcase');
  await ready(page, 'showcase');
  const drift = () =>
    page.evaluate(() => {
      const ScrollTrigger = (window as unknown as Seen).__motion?.ScrollTrigger;
      const starts = () => ScrollTrigger?.getAll().map(({ start }) => start) ?? [];
      const now = starts();
      ScrollTrigger?.refresh();
      return Math.max(...starts().map((start, index) => Math.abs(start - (now[index] ?? 0))));
    });
  const disturbances: [string, () => Promise<unknown>][] = [
    [
      'question',
      async () =>
        page
          .locator('[data-section=faq] summary')
          .first()
          .evaluate((summary: HTMLElement) => summary.click()),
    ],
    [
      'theme',
      async () =>
        page.getByRole('button', { name: /dark theme/ }).evaluate((button: HTMLElement) => button.click()),
    ],
    [
      'language',
      async () =>
        page
          .getByRole('button', { name: 'FR, switch to French' })
          .evaluate((button: HTMLElement) => button.click()),
    ],
    ['resize', async () => page.setViewportSize({ width: 1300, height: 850 })],
  ];
  for (const [name, disturb] of disturbances) {
    await disturb();
    await page.waitForTimeout(2000);
    expect(await drift(), name).toBeLessThanOrEqual(1);
  }
});
