import { expect, french, jump, open, scrollY, sizes, test, walk } from './site.ts';

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
    await page.waitForTimeout(400);
    const row = await page
      .locator('header')
      .getByRole('link', { name: /^Website/ })
      .boundingBox();
    await page.mouse.move((row?.x ?? 0) + 60, (row?.y ?? 0) + 40, { steps: 15 });
    await expect(chatbots(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(chatbots(page)).toBeHidden();
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

test('a new page has its title, stands at its top and holds the focus on its heading; Back restores the position', async ({
  page,
}) => {
  await open(page);
  await walk(page);
  await jump(page, 2600);
  await expect.poll(() => scrollY(page)).toBe(2600);
  await page
    .locator('footer')
    .getByRole('link', { name: 'Solutions' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/solutions');
  await expect(page).toHaveTitle(/Enterprise AI solutions/);
  await expect(page.locator('h1')).toBeFocused();
  expect(await scrollY(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(async () => Math.abs((await scrollY(page)) - 2600)).toBeLessThanOrEqual(2);
});

test.describe('preferences', () => {
  test('the theme is the system’s until the visitor changes it, then it is saved', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page);
    await expect(page.locator('html')).toHaveClass(/dark/);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.getByRole('button', { name: /dark theme/ }).click();
    await expect(page.locator('html')).not.toHaveClass(/dark/);
    expect(await page.evaluate(() => localStorage.getItem('allo:theme'))).toBe('light');
    await page.reload();
    await expect(page.locator('html')).not.toHaveClass(/dark/);
    await expect(page.getByRole('button', { name: /dark theme/ })).toHaveAttribute('aria-pressed', 'false');
  });

  test('French arrives on demand, changes the whole page, and is forgotten by a reload', async ({ page }) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    await open(page);
    await walk(page);
    expect(files.filter((file) => /\.fr-/.test(file))).toEqual([]);
    await jump(page, 0);
    await french(page);
    await expect(page).toHaveTitle(/assistants vocaux/);
    await expect(page.locator('[data-section=faq] h2')).toContainText('d’appeler.');
    expect(files.filter((file) => /\.fr-/.test(file)).length).toBe(4);
    const toggle = page.getByRole('button', { name: 'EN, passer en anglais' });
    await expect(toggle).toBeFocused();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('[data-section=faq] h2')).toContainText('you call.');
  });

  test('while French is on its way the page stays as it is; if it never comes it stays English', async ({
    page,
    errors,
  }) => {
    await page.route('**/assets/home.fr-*.js', (route) => route.abort());
    await page.addInitScript(() => sessionStorage.setItem('allo:reload', '1'));
    await open(page);
    const toggle = page.getByRole('button', { name: 'FR, switch to French' });
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-busy', 'false');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('[data-section=faq] h2')).toContainText('you call.');
    errors.splice(0);
  });

  test('navigating in French keeps French, page by page', async ({ page }) => {
    await open(page);
    await french(page);
    await page.getByRole('link', { name: 'Tarifs', exact: true }).first().click();
    await expect(page.locator('h1')).toContainText('Les tarifs');
    await expect(page).toHaveTitle(/Tarifs/);
  });
});
