/** The first view of every page, in low, narrow and big windows, has its heading, the beginning of its lead and its action. */
import { routes } from '../../../src/content/routes.ts';
import { resize } from '../../support/at-rest.ts';
import { wrongInFirstView } from '../../support/first-view.ts';
import { expect, switchToFrench, open, test } from '../../support/site.ts';

const windows = [
  [844, 390],
  [960, 540],
  [1093, 614],
  [720, 450],
  [320, 568],
  [1024, 768],
  [1366, 650],
  [2560, 1440],
] as const;

/** The action that some pages open with, and the least width at which they do. */
const actions: Record<string, [selector: string, from?: number]> = {
  '/': ['a[data-variant=primary]'],
  '/services/phone-systems': ['a[data-variant=primary]'],
  '/services/website': ['button[aria-pressed]', 1100],
  '/solutions/industries': ['label'],
  '/solutions/technical-features': ['[role=tab]'],
  '/pricing': ['nav a'],
  '/resources/blog': ['nav a'],
  '/no-such-line': ['a[data-variant=primary]'],
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of [...routes.map((route) => route.path), '/no-such-line'])
  for (const language of ['en', 'fr'])
    test(`the first view of ${path} is whole in low, narrow and big windows, ${language}`, async ({
      page,
      errors,
    }) => {
      await open(page, path);
      if (language === 'fr') await switchToFrench(page);
      await page.evaluate(() => document.fonts.ready);
      const [action = null, from = 0] = actions[path] ?? [];
      for (const [width, height] of windows) {
        await resize(page, width, height);
        const wrong = await wrongInFirstView(page, width < from ? null : action);
        expect.soft(wrong, `${width} × ${height}`).toEqual([]);
      }
      if (path === '/no-such-line') errors.length = 0;
    });
