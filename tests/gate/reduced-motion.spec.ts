import type { Page } from 'playwright/test';
import { frames, resize } from '../support/at-rest.ts';
import { expect, motionReady, open, sizes, test, visit } from '../support/site.ts';
import { walkQuickly } from '../support/walk-quickly.ts';
import { fadedWords } from '../support/words.ts';

/** The rules of a page without motion, by the system's setting or by the switch. */
async function expectNoMotion(page: Page) {
  await expect(page.locator('html')).not.toHaveAttribute('data-motion');
  await expect(page.locator('html')).not.toHaveClass(/lenis/);
  await expect(page.locator('video')).toHaveCount(0);
  await expect(page.locator('[data-part=phrase]').first()).toBeVisible();
  await expect(page.locator('[data-part=phrase]').nth(1)).toBeHidden();
  const strip = page.locator('[data-section=showcase] [role=region]');
  expect(await strip.evaluate((element) => getComputedStyle(element).overflowX)).toBe('auto');
  expect(
    await page.locator('[data-section=showcase] > div').evaluate((stage) => getComputedStyle(stage).position),
  ).toBe('relative');
  // Pseudo-elements have no transition, either.
  const slow = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        ['', '::before', '::after'].filter((drawn) =>
          getComputedStyle(element, drawn || null)
            .transitionDuration.split(', ')
            .some((duration) => Number.parseFloat(duration) > 0),
        ),
      ),
    );
  expect(await slow()).toEqual([]);
  await walkQuickly(page);
  expect(await fadedWords(page)).toEqual([]);
}

test.describe('the system asks for reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the page without motion is whole, can be reached in all its parts, and follows a change of the setting', async ({
    page,
  }) => {
    await open(page);
    await expectNoMotion(page);
    await test.step('the heading of a turned window has its size in the first frame', async () => {
      await page.evaluate(() => {
        const seen = new Set<string>();
        Object.assign(window, { seen });
        const look = () => {
          const heading = document.querySelector('h1');
          if (heading && innerWidth < 1000) seen.add(getComputedStyle(heading).fontSize);
          requestAnimationFrame(look);
        };
        look();
      });
      await resize(page, 768, 1024);
      await frames(page, 4);
      expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toHaveLength(
        1,
      );
      await resize(page, 1440, 900);
    });
    await test.step('the whole strip can be reached, and a dialog opens and closes at once', async () => {
      await visit(page, 'showcase');
      await page.locator('[data-card]').last().focus();
      await expect(page.locator('[data-card]').last()).toBeInViewport({ ratio: 0.9 });
      await visit(page, 'services');
      await page.locator('[data-service=website]').getByRole('button').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
    await test.step('a change of the system’s setting applies without a reload', async () => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await motionReady(page);
      await expect(page.locator('html')).toHaveClass(/lenis/);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expectNoMotion(page);
    });
  });

  for (const [name, size] of Object.entries({ phone: sizes.phone, tablet: sizes.tablet }))
    test.describe(name, { tag: name === 'tablet' ? '@more' : [] }, () => {
      test.use(size);
      test('the page without motion is whole', async ({ page }) => {
        await open(page);
        await expectNoMotion(page);
      });
    });

  test('nothing changes by itself: two screenshots a second apart are the same', async ({ page }) => {
    await page.clock.install();
    await open(page);
    await expect(page.locator('[data-cord=services]')).toHaveAttribute('data-drawn');
    const running = () => document.getAnimations().filter(({ playState }) => playState === 'running').length;
    // CSS has a clock of its own.
    await expect.poll(() => page.evaluate(running)).toBe(0);
    const first = await page.screenshot();
    await page.clock.runFor(1000);
    expect(first.equals(await page.screenshot())).toBe(true);
  });
});

test('the footer’s switch stops motion without a reload, and is remembered', async ({ page }) => {
  await open(page);
  await motionReady(page);
  await page.getByRole('switch', { name: 'Reduce motion' }).click();
  await expect(page.getByRole('switch', { name: 'Reduce motion' })).toHaveAttribute('aria-checked', 'true');
  await expectNoMotion(page);
  // The scenes are reverted after the switch has been painted.
  const styled = () =>
    page.evaluate(
      () =>
        [
          ...document.querySelectorAll(
            'main [style*=transform], main [style*=opacity], footer [style*=transform]',
          ),
        ].filter((element) => {
          // A letter that was reverted in mid-word may keep an identity transform, which moves nothing.
          const { transform, opacity } = getComputedStyle(element);
          const moved = !new DOMMatrix(transform).isIdentity || opacity !== '1';
          return moved && !element.matches('[data-drawn]');
        }).length,
    );
  await expect.poll(styled).toBe(0);
  await page.reload();
  await expectNoMotion(page);
  await page.getByRole('switch', { name: 'Reduce motion' }).click();
  await motionReady(page);
});
