import type { Page } from 'playwright/test';
import { expect, switchToFrench, motionReady, open, test } from '../../../support/site.ts';

const visible = (page: Page) =>
  page
    .locator('[data-part=phrase]')
    .evaluateAll((all) =>
      all
        .flatMap((phrase) => [
          getComputedStyle(phrase).opacity,
          ...[...phrase.querySelectorAll('[data-letter]')].map((letter) => getComputedStyle(letter).opacity),
        ])
        .join(),
    );

test('the hero has a headline for screen readers, a pause button, a panel that follows the mouse, and its links', async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
  await motionReady(page);
  const hero = page.locator('[data-section=hero]');

  await test.step('the headline is read out once, and is typed on without a live region', async () => {
    const heading = page.getByRole('heading', { level: 1 });
    const name = 'Every call answered, every chat resolved, every chore handled, every page published.';
    await expect(heading).toHaveAccessibleName(name);
    // The next phrase is being typed.
    await page.waitForFunction(() => {
      const [, next] = document.querySelectorAll('[data-part=phrase]');
      const letters = [...(next?.querySelectorAll('[data-letter]') ?? [])];
      return letters.filter((one) => getComputedStyle(one).opacity === '1').length > 3;
    });
    await expect(heading).toHaveAccessibleName(name);
    await expect(page.locator('[data-section=hero] [aria-live]')).toHaveCount(0);
    await expect(page.locator('[data-part=phrase]')).toHaveCount(4);
  });

  await test.step('the pause button stops typewriter and video, and lets them go on', async () => {
    await expect(page.locator('video')).toHaveAttribute('data-ready');
    await page.getByRole('button', { name: 'Pause the moving parts' }).click();
    await expect
      .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused))
      .toBe(true);
    const before = await visible(page);
    // The clock runs for longer than any phrase is shown.
    await page.clock.runFor(3500);
    expect(await visible(page)).toBe(before);
    await page.getByRole('button', { name: 'Play the moving parts' }).click();
    await expect.poll(() => visible(page)).not.toBe(before);
  });

  await test.step('the panel leans up to 35° towards the mouse and lies flat when it leaves', async () => {
    const box = await page.locator('[data-scene=hero-tilt]').boundingBox();
    if (!box) throw new Error('no panel');
    const angle = () =>
      page.locator('[data-part=panel]').evaluate((panel) => {
        const matrix = new DOMMatrix(getComputedStyle(panel).transform);
        return [
          Math.round(Math.asin(-matrix.m13) * (180 / Math.PI)),
          Math.round(Math.asin(-matrix.m32) * (180 / Math.PI)),
        ];
      });
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.move(box.x + box.width - 4, box.y + box.height / 2, { steps: 4 });
    await expect.poll(async () => Math.abs((await angle())[0] ?? 0)).toBeGreaterThan(33);
    expect(Math.abs((await angle())[0] ?? 0)).toBeLessThanOrEqual(35);
    await page.mouse.move(20, 600);
    await expect.poll(async () => (await angle()).map(Math.abs)).toEqual([0, 0]);
    await page.mouse.move(box.x + 4, box.y + box.height / 2, { steps: 4 });
    await expect.poll(async () => Math.abs((await angle())[0] ?? 0)).toBeGreaterThan(33);
    // The page scrolls under a mouse that rests over the panel.
    await page.evaluate(() => window.scrollBy({ top: 40, behavior: 'instant' }));
    await expect.poll(async () => (await angle()).map(Math.abs)).toEqual([0, 0]);
  });

  await test.step('the hero has the pill, Get Started and Learn More', async () => {
    await expect(hero).toContainText('15,375+');
    await expect(hero.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/pricing');
    await hero.getByRole('link', { name: 'Learn More' }).click();
    await expect(page).toHaveURL('/services');
  });
});

test('a paused headline is whole in the other language, too', async ({ page }) => {
  await open(page);
  await motionReady(page);
  await page.getByRole('button', { name: 'Pause the moving parts' }).click();
  await switchToFrench(page);
  await expect(page.locator('[data-part=caret]')).toHaveAttribute('style');
  const first = page.locator('[data-part=phrase]').first().locator('[data-letter]');
  expect(
    await first.evaluateAll((all) => all.filter((letter) => getComputedStyle(letter).opacity !== '1').length),
  ).toBe(0);
});

test('the video plays on in a tab that was frozen', async ({ page }) => {
  await open(page);
  const video = page.locator('video');
  const isPaused = () => video.evaluate((element: HTMLVideoElement) => element.paused);
  await expect(video).toHaveAttribute('data-ready');
  // As a browser does it that freezes a tab, or keeps a page for Back.
  await video.evaluate((element: HTMLVideoElement) => element.pause());
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect.poll(isPaused).toBe(false);
  await page.getByRole('button', { name: 'Pause the moving parts' }).click();
  await expect.poll(isPaused).toBe(true);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(await isPaused()).toBe(true);
});
