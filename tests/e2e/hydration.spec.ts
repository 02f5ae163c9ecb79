import { expect, hydrated, open, test } from './site.ts';

for (const delay of [0, 600])
  test(`the prerendered page is taken over, not replaced (page chunk ${delay} ms late)`, async ({ page }) => {
    await page.route('**/assets/home-*.js', async (route) => {
      await new Promise((done) => setTimeout(done, delay));
      await route.continue();
    });
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        Object.assign(window, {
          first: [...document.querySelectorAll('h1, main, footer, [data-section]')],
          gone: 0,
        });
        new MutationObserver((records) => {
          for (const { removedNodes } of records)
            for (const node of removedNodes)
              if (node instanceof HTMLElement && node.closest('#root, section'))
                Object.assign(window, { gone: 1 });
        }).observe(document.getElementById('root') as HTMLElement, { childList: true, subtree: true });
      });
    });
    await open(page);
    await page.waitForTimeout(300);
    const same = await page.evaluate(() => {
      const { first } = window as unknown as { first: Element[] };
      const now = [...document.querySelectorAll('h1, main, footer, [data-section]')];
      return first.length === now.length && first.every((element, index) => element === now[index]);
    });
    expect(same).toBe(true);
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
