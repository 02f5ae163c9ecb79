import { expect, hydrated, open, test } from '../site.ts';

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

test('a night visitor never sees the day, and the toggle tells the truth', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('allo:theme', 'dark'));
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForSelector('h1');
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.waitForLoadState('load');
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(11, 21, 18)');
  await hydrated(page);
  await expect(page.getByRole('button', { name: /Night shift, dark theme/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('each shift downloads its own pictures and its own loop only', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await open(page);
  await expect.poll(() => files.some((file) => file.includes('operator-day'))).toBe(true);
  expect(files.filter((file) => /night/.test(file))).toEqual([]);
});

test('storage that is blocked or full of rubbish leaves a working site', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await open(page);
  await page.getByRole('button', { name: /dark theme/ }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
});
