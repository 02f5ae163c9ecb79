/** Cords are drawn in one worker, which the site's policy lets pass, and without it all the same. */
import { expect, open, test } from '../../support/site.ts';
import { inkOf } from '../../support/ink.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The address of the worker's file, and of the painter for the page itself. */
const WORKER = '**/assets/painter.worker-*.js';
const PAINTER = '**/assets/painter-*.js';

test('one worker draws the cords of all pages, and nobody downloads the painter twice', async ({ page }) => {
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

test('no script but the worker’s becomes an address of one', async ({ page, errors }) => {
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
  ['a worker that is lost', (route: { abort: () => Promise<void> }) => route.abort()],
  [
    'a worker that throws at once',
    (route: { fulfill: (answer: { contentType: string; body: string }) => Promise<void> }) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("no canvas here")' }),
  ],
] as const)
  test(`${what}: the page draws its cords itself`, async ({ page, errors }) => {
    await page.route(WORKER, lost);
    const painter = page.waitForRequest(PAINTER);
    await open(page, '/terms');
    await painter;
    await expect(page.locator('[data-drawn]')).toHaveCount(2);
    // Copied anew each time: a canvas that is painted elsewhere shows it a frame later.
    const inked = async () =>
      (await inkOf(page.locator('[data-drawn]').first())).evaluate((canvas) => {
        const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
        let count = 0;
        for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) > 128) count += 1;
        return count;
      });
    await expect.poll(inked).toBeGreaterThan(1000);
    // The browser's own line about the request.
    expect(errors.filter((text) => !/Failed to load resource/.test(text))).toEqual([]);
    errors.splice(0);
  });

test('without worker and painter the page stands without cords, and the console says so once', async ({
  page,
  errors,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.route('**/assets/painter*', (route) => route.abort());
  await open(page, '/terms');
  await expect.poll(() => warnings.filter((text) => text.includes('cord'))).toHaveLength(1);
  await expect(page.locator('[data-cord]')).toHaveCount(2);
  await expect(page.locator('[data-drawn]')).toHaveCount(0);
  await expect(page).toHaveURL('/terms');
  errors.splice(0);
});
