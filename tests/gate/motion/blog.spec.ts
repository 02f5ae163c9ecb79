import { resize } from '../../support/at-rest.ts';
import { open } from '../../support/site.ts';
import { expect, test } from './fixture.ts';

test('blog-parallax: it ends above the next section, and a link works while a post closes', async ({
  motion,
  page,
}) => {
  await open(page, '/resources/blog');

  await test.step('the first column does not move, and the second ends above the next section even at its lowest', async () => {
    await motion.ready('blog-parallax');
    await page.evaluate(() => window.scrollTo(0, 1500));
    const columns = page.locator('[data-scene=blog-parallax] > div');
    expect(await columns.first().evaluate((column) => getComputedStyle(column).transform)).toBe('none');
    await motion.seek('blog-parallax', 0);
    const gap = await page.evaluate(() => {
      const column = document.querySelector('[data-part=column]')?.getBoundingClientRect();
      const next = document.querySelector('[data-component=next-page]')?.getBoundingClientRect();
      return (next?.top ?? 0) - (column?.bottom ?? 0);
    });
    expect(gap).toBeGreaterThan(0);
  });

  await test.step('a link that is followed while a post closes leads to its page', async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.locator('[data-post=sofa-first] a').click();
    const post = page.locator('dialog[data-section=post-dialog]');
    await expect(post).toBeVisible();
    await motion.ready('post-dialog');
    await motion.played();
    // In one task: Escape, the press on a link, and the end of the closing.
    await (await motion.hooks()).evaluate(({ gsap, roots }) => {
      document
        .querySelector('dialog[data-section=post-dialog]')
        ?.dispatchEvent(new Event('cancel', { cancelable: true }));
      const closing = gsap
        .getTweensOf([...roots].find(([root]) => root.matches('[data-scene=post-dialog]'))?.[1] ?? [])
        .find((tween) => tween.vars.time === 0);
      if (!closing) throw new Error('no post leaves');
      document.querySelector<HTMLElement>('footer a[href="/privacy"]')?.click();
      closing.progress(1);
    });
    await expect(page.locator('[data-section=privacy] h1')).toBeVisible();
    await expect(page).toHaveURL('/privacy');
  });
});

test('post-dialog: it does not play on a post’s own address, and sends its cover back to where the card is now', async ({
  motion,
  page,
}) => {
  await page.addInitScript(() => {
    const seen = { least: 1 };
    Object.assign(window, { seen });
    const look = () => {
      const sheet = document.querySelector('dialog [data-part=sheet]');
      if (sheet) seen.least = Math.min(seen.least, Number(getComputedStyle(sheet).opacity));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await open(page, '/resources/blog/refunds');
  await motion.ready('post-dialog');
  await motion.played();
  expect(await page.evaluate(() => (window as unknown as { seen: { least: number } }).seen.least)).toBe(1);

  await resize(page, 1200, 800);
  await motion.seek('post-dialog', 1);
  await motion.seek('post-dialog', 0);
  const apart = await page.evaluate(() => {
    const centre = (selector: string) => {
      const { x, y, width, height } =
        document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      return [x + width / 2, y + height / 2];
    };
    const cover = centre('dialog [data-part=cover]');
    const card = centre('[data-post=refunds] [data-cover]');
    return Math.max(...cover.map((place, axis) => Math.abs(place - (card[axis] ?? Number.NaN))));
  });
  expect(apart).toBeLessThan(2);
});
