/** Cords are drawn in one worker, which the site's policy lets pass; without it the page stands. */
import type { Route } from 'playwright/test';
import { expect, open, test } from '../../support/site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const WORKER = '**/assets/painter.worker-*.js';

test('one worker draws the cords of all pages, and is downloaded once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/terms');
  await expect(page.locator('[data-drawn]')).toHaveCount(2);
  await page.locator('footer').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(page.locator('[data-drawn]')).toHaveCount(2);
  expect(page.workers()).toHaveLength(1);
  expect(asked.filter((path) => path.includes('painter'))).toEqual([
    expect.stringMatching(/^\/assets\/painter\.worker-[\w-]{8}\.js$/),
  ]);
});

test('the policy allows the address of the worker’s script, and no other', async ({ page, errors }) => {
  await open(page, '/terms');
  await expect(page.locator('[data-drawn]')).toHaveCount(2);
  const refused = await page.evaluate(() => {
    const attempts = [
      () => new Worker('/assets/other.js'),
      () => window.trustedTypes?.createPolicy('other', { createScriptURL: (url) => url }),
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return 'passed';
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(refused).toEqual(['TypeError', 'TypeError']);
  // The browser's own lines about the two attempts, and about nothing else.
  expect(errors.splice(0)).toEqual([
    expect.stringContaining("requires 'TrustedScriptURL'"),
    expect.stringContaining("named 'other'"),
  ]);
});

for (const [what, lost] of [
  ['is lost', (route: Route) => route.abort()],
  [
    'throws at once',
    (route: Route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("no canvas here")' }),
  ],
] as const)
  test(`a page whose worker ${what} stands without cords, the console says so once, and the next page asks again`, async ({
    page,
    errors,
  }) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.route(WORKER, lost);
    await open(page, '/terms');
    await expect.poll(() => warnings.filter((text) => text.includes('cord'))).toHaveLength(1);
    await expect(page.locator('[data-cord]')).toHaveCount(2);
    await expect(page.locator('[data-drawn]')).toHaveCount(0);
    await page.unroute(WORKER);
    await page.locator('footer').getByRole('link', { name: 'Privacy' }).click();
    await expect(page).toHaveURL('/privacy');
    await expect(page.locator('[data-drawn]')).toHaveCount(2);
    // The browser's own line about the request.
    expect(errors.filter((text) => !/Failed to load resource/.test(text))).toEqual([]);
    errors.splice(0);
  });
