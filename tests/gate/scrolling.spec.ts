import type { Page } from 'playwright/test';
import { scrollEnded } from '../support/at-rest.ts';
import {
  expect,
  jump,
  motionReady,
  maxScroll,
  open,
  scrollY,
  sectionTop,
  test,
  visit,
  walk,
} from '../support/site.ts';

const flick = async (page: Page, distance = 1600) => {
  await page.mouse.move(1300, 860);
  await page.mouse.wheel(0, distance);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(20);
};

/** The home page at its top, with all of it seen and nothing that still scrolls. */
async function atTop(page: Page) {
  await open(page);
  await motionReady(page);
  await walk(page);
  await jump(page, 0);
  await scrollEnded(page);
}

test('a wheel flick scrolls smoothly to where it was sent, at the wheel’s own speed', async ({ page }) => {
  await atTop(page);
  await flick(page, 1200);
  await expect.poll(() => scrollY(page)).toBe(1200);
});

test('after a long rest the first step of a flick is no jump', async ({ page }) => {
  await page.clock.install();
  await atTop(page);
  await page.clock.runFor(2500);
  const first = page.evaluate(
    () =>
      new Promise<{ y: number; after: number }>((done) => {
        let sent = 0;
        addEventListener('wheel', () => (sent ||= performance.now()), { capture: true, passive: true });
        addEventListener('scroll', () => done({ y: window.scrollY, after: performance.now() - sent }), {
          once: true,
        });
      }),
  );
  await page.mouse.move(1300, 860);
  await page.mouse.wheel(0, 1000);
  const { y, after } = await first;
  // Lenis closes in by 1 − exp(−60 × lerp × t): what the time since the wheel allows, however slow the machine, and 40 px.
  expect(y).toBeLessThan(1000 * (1 - Math.exp((-60 * 0.12 * after) / 1000)) + 40);
});

test.describe('while a wheel moves the page', () => {
  /** Resolves with the next frame in which the shield is up. */
  const raised = (page: Page) =>
    page.evaluate(
      () =>
        new Promise<void>((done) => {
          const look = () => {
            if (document.querySelector('[data-scroll-shield=raised]')) done();
            else requestAnimationFrame(look);
          };
          look();
        }),
    );
  const shield = (page: Page) => page.locator('[data-scroll-shield]');

  test('a resting mouse is over nothing of it, and again over what it lies on once the wheel rests', async ({
    page,
  }) => {
    await atTop(page);
    await visit(page, 'team');
    await page.mouse.move(720, 450);
    // What main hears of the mouse while the shield is up.
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      for (const type of ['pointerover', 'pointermove', 'mousemove'])
        document.querySelector('main')?.addEventListener(type, () => {
          if (document.querySelector('[data-scroll-shield=raised]')) heard.push(type);
        });
    });
    const up = raised(page);
    for (let notch = 0; notch < 10; notch++) await page.mouse.wheel(0, 100);
    await up;
    await scrollEnded(page);
    expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([]);
    await expect(shield(page)).toHaveAttribute('data-scroll-shield', '');
    expect(await page.evaluate(() => document.elementFromPoint(720, 450)?.closest('main') !== null)).toBe(
      true,
    );
  });

  test('one that moves, or presses, reaches what lies under it', async ({ page }) => {
    await atTop(page);
    await visit(page, 'faq', -200);
    const question = page.locator('[data-section=faq] details').nth(2);
    const box = await question.locator('summary').boundingBox();
    if (!box) throw new Error('no question');
    const [x, y] = [box.x + 60, box.y + box.height / 2];
    await page.mouse.move(x, y);
    // The shield stays for a moment only: a slow machine may press too late, and tries again.
    await expect(async () => {
      await question.evaluate((details: HTMLDetailsElement) => {
        details.open = false;
        const onPress = ({ target }: Event) =>
          Object.assign(window, { onShield: (target as Element).matches('[data-scroll-shield]') });
        addEventListener('pointerdown', onPress, { capture: true, once: true });
      });
      const up = raised(page);
      await page.mouse.wheel(0, 4);
      await up;
      await page.mouse.down();
      await page.mouse.up();
      expect(await page.evaluate(() => (window as unknown as { onShield: boolean }).onShield)).toBe(true);
    }).toPass({ timeout: 20_000 });
    await expect(question).toHaveAttribute('open');
    const up = raised(page);
    await page.mouse.wheel(0, 4);
    await up;
    await page.mouse.move(x + 4, y);
    await expect(shield(page)).toHaveAttribute('data-scroll-shield', '');
  });
});

test('End wins over the inertia at once', async ({ page }) => {
  await atTop(page);
  await flick(page);
  await page.keyboard.press('End');
  const end = await maxScroll(page);
  await expect.poll(() => scrollY(page)).toBe(end);
  await scrollEnded(page);
  expect(await scrollY(page)).toBe(end);
});

test('Home wins over the inertia at once', async ({ page }) => {
  await atTop(page);
  await flick(page);
  await page.keyboard.press('Home');
  await expect.poll(() => scrollY(page)).toBe(0);
  await scrollEnded(page);
  expect(await scrollY(page)).toBe(0);
});

test('focus wins over the inertia: the focused link is in view', async ({ page }) => {
  await atTop(page);
  await flick(page);
  const link = page.locator('footer').getByRole('link', { name: 'Terms' });
  await link.focus();
  await scrollEnded(page);
  await expect(link).toBeInViewport();
});

test('a link wins over the inertia: the new page stands at its top', async ({ page }) => {
  await atTop(page);
  await flick(page);
  await page
    .locator('footer')
    .getByRole('link', { name: 'Privacy' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/privacy');
  await scrollEnded(page);
  expect(await scrollY(page)).toBe(0);
});

test('Back wins over the inertia', async ({ page }) => {
  await atTop(page);
  await page
    .locator('footer')
    .getByRole('link', { name: 'Services', exact: true })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/services');
  await jump(page, 0);
  await flick(page, 800);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await scrollEnded(page);
  expect(await scrollY(page)).toBe(0);
});

test('a wheel right after a question opened is not swallowed', async ({ page }) => {
  await atTop(page);
  await visit(page, 'faq');
  await page.locator('[data-section=faq] summary').last().click();
  const before = await scrollY(page);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(before + 400);
});

test('the showcase takes one pixel of strip for one pixel of scroll, and the scrollbar tells the truth', async ({
  page,
}) => {
  await atTop(page);
  const top = await sectionTop(page, 'showcase');
  const x = () =>
    page
      .locator('[data-part=track]')
      .evaluate((track) => new DOMMatrix(getComputedStyle(track).transform).m41);
  for (const way of [0, 344, 900, 1720, 900, 0]) {
    await jump(page, top + way);
    await expect.poll(async () => Math.abs((await x()) + way)).toBeLessThanOrEqual(1);
  }
});

test('the page does not smooth-scroll by CSS, and no spacer is put into it', async ({ page }) => {
  await atTop(page);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  await expect(page.locator('.pin-spacer')).toHaveCount(0);
});
