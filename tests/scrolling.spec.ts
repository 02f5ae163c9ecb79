import type { Page } from 'playwright/test';
import { scrollEnded } from './at-rest.ts';
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
} from './site.ts';

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
  const shield = (page: Page) => page.waitForSelector('[data-scroll-shield=raised]', { state: 'attached' });

  /** The mouse rests over the page's middle, and each event of these that main hears while the shield is up is counted. */
  async function rest(page: Page, types: string[]) {
    await page.mouse.move(720, 450);
    await page.evaluate((names) => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      for (const name of names)
        document.querySelector('main')?.addEventListener(name, () => {
          if (document.querySelector('[data-scroll-shield=raised]')) heard.push(name);
        });
    }, types);
    return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  }

  test('a resting mouse is over nothing of it; one that moves is, and one that rests again', async ({
    page,
  }) => {
    await atTop(page);
    await visit(page, 'team');
    const heard = await rest(page, ['pointerover', 'pointermove', 'mousemove']);
    for (let notch = 0; notch < 10; notch++) {
      await page.mouse.wheel(0, 100);
      await shield(page);
    }
    expect(await heard()).toEqual([]);
    await page.mouse.move(724, 452);
    await expect(page.locator('[data-scroll-shield]')).toHaveAttribute('data-scroll-shield', '');
    await page.mouse.wheel(0, 100);
    await shield(page);
    await scrollEnded(page);
    await expect(page.locator('[data-scroll-shield]')).toHaveAttribute('data-scroll-shield', '');
    expect(await page.evaluate(() => document.elementFromPoint(724, 452)?.closest('main') !== null)).toBe(
      true,
    );
  });

  test('a press reaches what lies under it', async ({ page }) => {
    await atTop(page);
    await visit(page, 'faq', -200);
    const question = page.locator('[data-section=faq] details').nth(2);
    const box = await question.locator('summary').boundingBox();
    if (!box) throw new Error('no question');
    await page.mouse.move(box.x + 60, box.y + box.height / 2);
    await expect(async () => {
      await question.evaluate((details: HTMLDetailsElement) => {
        details.open = false;
        addEventListener(
          'pointerdown',
          ({ target }) => Object.assign(window, { pressed: (target as HTMLElement).dataset.scrollShield }),
          { capture: true, once: true },
        );
      });
      await page.mouse.wheel(0, 8);
      await shield(page);
      await page.mouse.down();
      await page.mouse.up();
      expect(await page.evaluate(() => (window as unknown as { pressed?: string }).pressed)).toBe('raised');
    }).toPass();
    await expect(question).toHaveAttribute('open');
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
