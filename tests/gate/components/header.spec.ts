import { animationsEnded, frames, resize } from '../../support/at-rest.ts';
import { expect, switchToFrench, jump, open, scrollY, sizes, test } from '../../support/site.ts';
import { chatbots, services } from './menus.ts';

test.describe('the bar', () => {
  test('has every section on home, keeps its colours while it is hidden, and comes back in those of the section under it', async ({
    page,
  }) => {
    // Home is opened by a link: the sections below its first view come a frame later than the page.
    await open(page, '/terms');
    await page.getByRole('link', { name: 'Allô, Home' }).click();
    await expect(page.locator('[data-section=showcase]')).toBeAttached();
    const header = page.locator('header');
    await test.step('the bar has every section of the site, Home first', async () => {
      const nav = page.getByRole('navigation', { name: 'Main' });
      const bar = await nav.locator('> ul > li > a').allTextContents();
      expect(bar).toEqual(['Home', 'Services', 'Solutions', 'Pricing', 'Resources']);
      await expect(nav.locator('[aria-current]')).toHaveText('Home');
    });
    await test.step('the bar comes back in the colours of the section under it', async () => {
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
  });

  test('has a skip link and menus for mouse and keyboard, and hides while the page scrolls down', async ({
    page,
  }) => {
    await open(page, '/terms');
    const header = page.locator('header');

    await test.step('the skip link leads to the page', async () => {
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to the page' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.locator('#main')).toBeFocused();
      await jump(page, 0);
    });

    await test.step('a menu opens by keyboard; Escape closes it and gives the focus back; Tab out of it closes it', async () => {
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

    await test.step('a menu opens on hover, survives a diagonal move, and Escape closes it under the pointer', async () => {
      await page.mouse.move(720, 500);
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Services', exact: true })
        .hover();
      await expect(chatbots(page)).toBeVisible();
      // The row is in its place once the panel has opened.
      await animationsEnded(page, 'header');
      const row = await page
        .locator('header')
        .getByRole('link', { name: /^Website/ })
        .boundingBox();
      await page.mouse.move((row?.x ?? 0) + 60, (row?.y ?? 0) + 40, { steps: 15 });
      await expect(chatbots(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(chatbots(page)).toBeHidden();
      await page.mouse.move(720, 700);
      await animationsEnded(page, 'header');
    });

    await test.step('a mouse that comes and presses the button at once leaves the menu open; another press closes it', async () => {
      // The events are a tenth of a second apart by their own clock: a slow machine would be too late.
      await services(page).evaluate(async (button) => {
        const send = (event: Event, timeStamp: number) =>
          button.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: timeStamp }));
        const now = performance.now();
        const mouse = { bubbles: true, pointerType: 'mouse', movementX: 1 };
        send(new PointerEvent('pointerover', mouse), now);
        send(new PointerEvent('pointermove', mouse), now);
        await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
        send(new MouseEvent('click', { bubbles: true, detail: 1 }), now + 100);
      });
      await expect(chatbots(page)).toBeVisible();
      await expect(async () => {
        await services(page).click();
        expect(await services(page).getAttribute('aria-expanded')).toBe('false');
      }).toPass();
      await page.mouse.move(720, 700);
      await expect(chatbots(page)).toBeHidden();
      await animationsEnded(page, 'header');
    });

    await test.step('the bar hides while the page scrolls down, and returns on the way up, on focus and at the top', async () => {
      await services(page).blur();
      await jump(page, 0);
      await frames(page);
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
  });
});

test.describe('touch', () => {
  test.use(sizes.tablet);
  test('a tap opens a menu without leaving the page, a tap outside closes it', async ({ page }) => {
    await open(page, '/terms');
    await services(page).tap();
    await expect(chatbots(page)).toBeVisible();
    await expect(page).toHaveURL('/terms');
    await page.touchscreen.tap(500, 1200);
    await expect(chatbots(page)).toBeHidden();
    await expect(page).toHaveURL('/terms');
  });
});

test.describe('from 900 px', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'dark' });

  test('each word of the bar fits its link or button in the dark theme, in English and in French', async ({
    page,
  }) => {
    await open(page, '/privacy');
    const over = () =>
      page
        .locator('header :is(a, button)')
        .filter({ visible: true })
        .evaluateAll((all) =>
          all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
        );
    for (const language of ['en', 'fr']) {
      if (language === 'fr') await switchToFrench(page);
      for (const width of [900, 930, 1000, 1100, 1240, 1280, 1310, 1366, 1430, 1600]) {
        await resize(page, width, 720);
        expect(await over(), `${language}, ${width} px`).toEqual([]);
      }
    }
  });
});

test('a wheel over an open menu scrolls the page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/terms');
  await services(page).click();
  await chatbots(page).hover();
  await page.mouse.wheel(0, 160);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(100);
});

test.describe('under 900 px', () => {
  test.use(sizes.phone);
  test('the menu sheet has the menu and the links to the prices, closes on a link to the page on screen, and keeps the page behind in place', async ({
    page,
  }) => {
    await open(page, '/terms');
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
    for (const name of ['Pricing', 'Get started']) {
      await opener.tap();
      await sheet.getByRole('link', { name }).tap();
      await expect(sheet).toHaveCount(0);
      await expect(page).toHaveURL('/pricing');
    }
  });
});

test('the menu sheet gives the focus to the bar when a wider window closes it', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await open(page, '/terms');
  await page.locator('header').getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.setViewportSize({ width: 1400, height: 820 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Allô, Home' })).toBeFocused();
});
