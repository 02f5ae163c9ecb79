import { expect, hydrated, open, test } from '../../support/site.ts';

for (const [colorScheme, own, other] of [
  ['light', 'day', 'night'],
  ['dark', 'night', 'day'],
] as const)
  test(`the ${colorScheme} theme downloads its own pictures and its own video only`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    await open(page);
    await expect.poll(() => files.some((file) => file.includes(`operator-${own}`))).toBe(true);
    expect(files.filter((file) => file.includes(other))).toEqual([]);
  });

test('a second press during the wipe ends it, and the page, the button and the saved theme agree', async ({
  page,
}) => {
  await open(page, '/terms');
  const toggle = page.getByRole('button', { name: /dark theme/ });
  const press = () => toggle.evaluate((button: HTMLElement) => button.click());
  const state = () =>
    page.evaluate(() => ({
      wipes: document
        .getAnimations()
        .some(({ effect }) => (effect as KeyframeEffect).pseudoElement === '::view-transition-old(root)'),
      marked: document.documentElement.hasAttribute('data-transition'),
      dark: document.documentElement.classList.contains('dark'),
      saved: localStorage.getItem('allo:theme'),
    }));

  await press();
  await expect.poll(async () => (await state()).wipes).toBe(true);
  await press();
  await expect.poll(async () => (await state()).dark).toBe(false);
  await expect.poll(async () => (await state()).wipes).toBe(true);
  // The second wipe is a wipe like the first, not the browser's own fade.
  expect((await state()).marked).toBe(true);
  await expect.poll(state).toEqual({ wipes: false, marked: false, dark: false, saved: 'light' });
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');

  // Twice before the first wipe has begun.
  await toggle.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect.poll(state).toEqual({ wipes: false, marked: false, dark: false, saved: 'light' });
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the theme is the system’s until the visitor changes it, then it is saved', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, '/terms');
    await expect(page.locator('html')).toHaveClass(/dark/);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.getByRole('button', { name: /dark theme/ }).click();
    await expect(page.locator('html')).not.toHaveClass(/dark/);
    expect(await page.evaluate(() => localStorage.getItem('allo:theme'))).toBe('light');
    await page.reload();
    await expect(page.locator('html')).not.toHaveClass(/dark/);
    await expect(page.getByRole('button', { name: /dark theme/ })).toHaveAttribute('aria-pressed', 'false');
  });

  test('a visitor who has saved the dark theme never sees the light one, and the toggle is pressed', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('allo:theme', 'dark'));
    await page.goto('/terms', { waitUntil: 'commit' });
    await page.waitForSelector('h1');
    await expect(page.locator('html')).toHaveClass(/dark/);
    await page.waitForLoadState('load');
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgb(11, 21, 18)',
    );
    await hydrated(page);
    await expect(page.getByRole('button', { name: /Night shift, dark theme/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('the theme can be changed while storage is blocked', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await open(page, '/terms');
    await page.getByRole('button', { name: /dark theme/ }).click();
    await expect(page.locator('html')).toHaveClass(/dark/);
  });

  test('the colour of the browser’s bar is that of the current theme', async ({ page }) => {
    const colour = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
            ({ media }) => matchMedia(media).matches,
          )?.content,
      );
    await open(page, '/terms');
    expect(await colour()).toBe('#F1F2EC');
    await page.getByRole('button', { name: /dark theme/ }).click();
    await expect.poll(colour).toBe('#0B1512');
    await page.reload();
    expect(await colour()).toBe('#0B1512');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });
  test('the colour of the browser’s bar follows the system', async ({ request }) => {
    const html = await (await request.get('/')).text();
    expect(html).toContain('content="#F1F2EC" media="(prefers-color-scheme: light)"');
    expect(html).toContain('content="#0B1512" media="(prefers-color-scheme: dark)"');
  });
});
