import { animationsEnded, frames } from '../../support/at-rest.ts';
import { expect, jump, open, scrollY, sizes, test } from '../../support/site.ts';

const services = (page: import('playwright/test').Page) =>
  page.getByRole('button', { name: 'Services, pages in this section' });
const chatbots = (page: import('playwright/test').Page) =>
  page.locator('header').getByRole('link', { name: /^Chatbots/ });

test.describe('the bar', () => {
  test('has every section of the site, Home first', async ({ page }) => {
    await open(page);
    const nav = page.getByRole('navigation', { name: 'Main' });
    const bar = await nav.locator('> ul > li > a').allTextContents();
    expect(bar).toEqual(['Home', 'Services', 'Solutions', 'Pricing', 'Resources']);
    await expect(nav.locator('[aria-current=page]')).toHaveText('Home');
  });

  test('a menu opens on hover, survives a diagonal move, and Escape closes it under the pointer', async ({
    page,
  }) => {
    await open(page);
    await page.mouse.move(720, 500);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Services', exact: true })
      .hover();
    await expect(chatbots(page)).toBeVisible();
    // Where the row stands once the panel has opened.
    await animationsEnded(page, 'header');
    const row = await page
      .locator('header')
      .getByRole('link', { name: /^Website/ })
      .boundingBox();
    await page.mouse.move((row?.x ?? 0) + 60, (row?.y ?? 0) + 40, { steps: 15 });
    await expect(chatbots(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(chatbots(page)).toBeHidden();
  });

  test('a mouse that comes and presses the button at once leaves its menu open; another press closes it', async ({
    page,
  }) => {
    await open(page);
    // A tenth of a second apart by the events' own clock: a slow machine would come too late.
    await services(page).evaluate(async (button) => {
      const send = (event: Event, timeStamp: number) =>
        button.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: timeStamp }));
      const now = performance.now();
      send(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }), now);
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      send(new MouseEvent('click', { bubbles: true, detail: 1 }), now + 100);
    });
    await expect(chatbots(page)).toBeVisible();
    await expect(async () => {
      await services(page).click();
      expect(await services(page).getAttribute('aria-expanded')).toBe('false');
    }).toPass();
  });

  test('a menu opens by keyboard; Escape closes it and gives the focus back; leaving it closes it', async ({
    page,
  }) => {
    await open(page);
    await services(page).focus();
    await page.keyboard.press('Enter');
    await expect(chatbots(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(chatbots(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(services(page)).toBeFocused();
    await expect(chatbots(page)).toBeHidden();
    await page.keyboard.press('Enter');
    for (let i = 0; i < 7; i++) await page.keyboard.press('Tab');
    await expect(chatbots(page)).toBeHidden();
  });

  test('yields while scrolling down, returns on the way up, on focus and at the top', async ({ page }) => {
    await open(page);
    const header = page.locator('header');
    await jump(page, 600);
    await expect(header).toHaveAttribute('data-hidden');
    await jump(page, 500);
    await expect(header).not.toHaveAttribute('data-hidden');
    await jump(page, 900);
    await expect(header).toHaveAttribute('data-hidden');
    await services(page).focus();
    await expect(header).not.toHaveAttribute('data-hidden');
    await jump(page, 0);
    await expect(header).not.toHaveAttribute('data-hidden');
  });

  test('out of sight it keeps its colours, and comes back in those of the section under it', async ({
    page,
  }) => {
    await open(page);
    const header = page.locator('header');
    const top = await page
      .locator('[data-section=showcase]')
      .evaluate((section) => section.getBoundingClientRect().top + window.scrollY);
    await jump(page, top + 1200);
    await expect(header).toHaveAttribute('data-hidden');
    await frames(page, 10);
    await expect(header).not.toHaveAttribute('data-header-theme');
    const moving = page.evaluate(
      () =>
        new Promise<string[]>((done) => {
          const bar = document.querySelector('header');
          const look = () =>
            done((bar?.getAnimations() ?? []).map((one) => (one as CSSTransition).transitionProperty));
          const observer = new MutationObserver(
            () => bar?.hasAttribute('data-hidden') || requestAnimationFrame(look),
          );
          if (bar) observer.observe(bar, { attributeFilter: ['data-hidden'] });
        }),
    );
    await jump(page, top + 1100);
    expect(await moving, 'no colour fades').toEqual(['transform']);
    await expect(header).toHaveAttribute('data-header-theme', 'dark');
  });

  test('the skip link leads to the page', async ({ page }) => {
    await open(page);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the page' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
  });
});

test.describe('touch', () => {
  test.use(sizes.tablet);
  test('a tap opens a menu without leaving the page, a tap outside closes it', async ({ page }) => {
    await open(page);
    await services(page).tap();
    await expect(chatbots(page)).toBeVisible();
    await expect(page).toHaveURL('/');
    await page.touchscreen.tap(500, 1200);
    await expect(chatbots(page)).toBeHidden();
  });
});

test.describe('under 900 px', () => {
  test.use(sizes.phone);
  test('a sheet holds the menu, the toggles and the way to the prices; the page behind stays put', async ({
    page,
  }) => {
    await open(page);
    const opener = page.getByRole('button', { name: 'Menu' });
    await opener.tap();
    const sheet = page.getByRole('dialog', { name: 'Menu' });
    await expect(sheet.getByRole('link', { name: /Chatbots/ })).toBeVisible();
    await sheet.getByRole('button', { name: 'Resources, pages in this section' }).tap();
    await expect(sheet.getByRole('link', { name: 'Blog' })).toBeVisible();
    await expect(sheet.getByRole('link', { name: /Chatbots/ })).toBeHidden();
    await page.mouse.wheel(0, 800);
    expect(await scrollY(page)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.tap();
    await sheet.getByRole('link', { name: 'Pricing' }).tap();
    await expect(page).toHaveURL('/pricing');
    await expect(sheet).toBeHidden();
    await expect(page.locator('h1')).toBeFocused();
  });
});
