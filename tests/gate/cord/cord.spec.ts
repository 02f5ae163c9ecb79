import { animationsEnded, frames } from '../../support/at-rest.ts';
import { expect, jump, motionReady, open, sizes, test } from '../../support/site.ts';
import { inkOf } from '../../support/ink.ts';

test('the showcase’s cord has its shadow in its own pixels: a filter would be painted again in every frame', async ({
  page,
}) => {
  await open(page, '/');
  const cord = page.locator('[data-section=showcase] [data-part=cord] > [data-drawn]');
  await expect(cord).toHaveCSS('filter', 'none');
  // Copied again each time: a canvas that the worker paints shows it a frame later.
  const shaded = async () =>
    (await inkOf(cord)).evaluate((canvas) => {
      const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      let count = 0;
      for (let at = 0; at < data.length; at += 4) {
        const [red = 0, , , alpha = 0] = data.slice(at, at + 4);
        if (red < 40 && alpha > 8 && alpha < 80) count += 1;
      }
      return count;
    });
  await expect.poll(shaded).toBeGreaterThan(1000);
});

test.describe('on a phone', () => {
  test.use(sizes.phone);
  test('a cord to a sticky card keeps its path when the page is laid out again further down', async ({
    page,
  }) => {
    await open(page, '/');
    await motionReady(page);
    const cord = page.locator('[data-cord=services]');
    await expect(cord).toHaveAttribute('data-drawn');
    const height = () => cord.evaluate((element) => element.getBoundingClientRect().height);
    const before = await height();
    const question = page.locator('[data-section=faq] summary').last();
    await question.scrollIntoViewIfNeeded();
    await question.click();
    await expect(page.locator('[data-section=faq] details').last()).toHaveAttribute('open');
    await jump(page, 0);
    expect(await height()).toBe(before);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a cord is in the first view, and another leads to the footer', async ({ page }) => {
    for (const path of ['/pricing', '/solutions']) {
      await open(page, path);
      await expect(page.locator('[data-drawn]')).toHaveCount(2);
      const tops = await page
        .locator('[data-drawn]')
        .evaluateAll((all) => all.map((cord) => cord.getBoundingClientRect().top));
      expect(tops.filter((top) => top < 900).length, path).toBe(1);
    }
  });
});

test('a cord under an opening answer moves with the page, and is not drawn again', async ({ page }) => {
  await open(page, '/resources/faq');
  const cord = page.locator('[data-cord=next-page], [data-cord=footer]').last();
  await expect(cord).toHaveAttribute('data-drawn');
  await frames(page, 20);
  const place = () => cord.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  const was = await place();
  const drawn = await cord.evaluateHandle((element) => {
    const count = { drawings: 0 };
    new MutationObserver(() => {
      count.drawings += 1;
    }).observe(element, { childList: true });
    return count;
  });
  await page
    .locator('summary')
    .nth(2)
    .evaluate((summary: HTMLElement) => summary.click());
  await animationsEnded(page);
  await frames(page, 20);
  expect(Math.abs((await place()) - was)).toBeGreaterThan(20);
  expect(await drawn.evaluate(({ drawings }) => drawings)).toBe(0);
});

test('a cord leads to the final place of a jack that has yet to rise', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1024 });
  const box = async () => {
    await open(page);
    const cord = page.locator('[data-cord=showcase]');
    await expect(cord).toHaveAttribute('data-drawn');
    await frames(page, 30);
    return cord.evaluate(({ style }: HTMLElement) =>
      [style.height, ...style.translate.split(' ')].map((length) => Math.round(Number.parseFloat(length))),
    );
  };
  const moving = await box();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(moving).toEqual(await box());
});
