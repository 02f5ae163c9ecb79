import { expect, open, sizes, test } from '../../support/site.ts';
import { wordsUnderCords } from '../../support/cord-words.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The windows in which home's cord has least room; `pages.spec.ts` checks every page in a desktop's. */
const narrow = { phone: sizes.phone, square: { viewport: { width: 1280, height: 862 } } };

for (const [name, size] of Object.entries(narrow))
  test.describe(name, () => {
    test.use(size);
    test('no cord of home crosses a word', async ({ page }) => {
      await open(page);
      expect(await wordsUnderCords(page)).toEqual([]);
    });
  });
