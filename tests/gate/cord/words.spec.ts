import { expect, open, sizes, test } from '../../support/site.ts';
import { wordsUnderCords } from '../../support/cord-words.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The home page where its cord has least room; on a desk every page is looked at in `pages.spec.ts`. */
const narrow = { phone: sizes.phone, square: { viewport: { width: 1280, height: 862 } } };

for (const [name, size] of Object.entries(narrow))
  test.describe(name, () => {
    test.use(size);
    test('no cord of home crosses a word', async ({ page }) => {
      await open(page);
      expect(await wordsUnderCords(page)).toEqual([]);
    });
  });
