/** Every address of the registry, in both languages and both themes: it is whole, accessible, and fetches nothing from elsewhere. */
import { posts } from '../../../src/content/posts.ts';
import { notFound, type Route, routes } from '../../../src/content/routes.ts';
import { animationsEnded } from '../../support/at-rest.ts';
import { leftInEnglish } from '../../support/left-in-english.ts';
import { noSidewaysScroll, nothingCutOff } from '../../support/overflow.ts';
import { expectAccessible, expect, switchToFrench, hydrated, open, test, walk } from '../../support/site.ts';

/** The first post of each category. */
const sample = posts.filter(
  (post, index) => posts.findIndex(({ category }) => category === post.category) === index,
);
test.describe('each page', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  for (const route of routes)
    test(`${route.path} is whole and accessible, in English and in French, light and dark`, async ({
      page,
      baseURL,
    }) => {
      test.slow();
      const foreign: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:'))
          foreign.push(request.url());
      });
      const look = async (language: string) => {
        // A part that waits for its layout keeps the old theme's colours.
        await expect(page.locator('html[data-first-paint]')).toHaveCount(0);
        for (const theme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme: theme });
          await expect(page.locator(theme === 'dark' ? 'html.dark' : 'html:not(.dark)')).toHaveCount(1);
          await animationsEnded(page);
          await expectAccessible(page, `${language}, ${theme}`);
        }
        // A theme changes no width.
        await (route.path === '/' ? noSidewaysScroll(page) : nothingCutOff(page));
        await page.setViewportSize({ width: 1440, height: 900 });
      };
      const response = await page.goto(route.path, { waitUntil: 'load' });
      expect(response?.status()).toBe(200);
      await hydrated(page);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        `https://allo.example${route.path}`,
      );
      await expect(page.locator('title')).toHaveCount(1);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('main')).toHaveCount(1);
      await look('English');
      await switchToFrench(page);
      await expect(page.locator('h1')).toHaveCount(1);
      expect(await leftInEnglish(page, route)).toEqual([]);
      await look('French');
      expect(foreign).toEqual([]);
    });

  for (const post of sample)
    test(`a post about ${post.category} is accessible over the grid, in English and in French, light and dark`, async ({
      page,
    }) => {
      for (const theme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: theme });
        await open(page, `/resources/blog/${post.slug}`);
        await expect(page.getByRole('dialog')).toBeVisible();
        await expect(page.locator('h1')).toHaveCount(1);
        await expectAccessible(page, theme);
        await noSidewaysScroll(page);
      }
      await open(page, '/resources/blog');
      await switchToFrench(page);
      await page.locator(`[data-post="${post.slug}"] a`).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      const blog = routes.find(({ page: name }) => name === 'blog') as Route;
      expect(await leftInEnglish(page, blog)).toEqual([]);
      await expectAccessible(page, 'French');
    });
});

test('every page is walked through with motion without an error', async ({ page, errors }) => {
  test.slow();
  for (const { path } of routes.filter((route) => route.path !== '/')) {
    await open(page, path);
    await page.mouse.move(400, 300);
    await walk(page);
    expect(errors, path).toEqual([]);
  }
});

test('the page of an unknown address is accessible in both themes', async ({ page, errors }) => {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await open(page, '/no-such-line');
    await expectAccessible(page, notFound.page);
    await noSidewaysScroll(page);
  }
  errors.splice(0, errors.length, ...errors.filter((text) => !text.includes('404')));
});
