/** The first view of every page in low, narrow and big windows: the heading whole, its lead begun, its action in reach. */
import { routes } from '../../../src/content/routes.ts';
import { resize } from '../../support/at-rest.ts';
import { expect, french, open, test } from '../../support/site.ts';

const windows = [
  [844, 390],
  [720, 450],
  [320, 568],
  [1024, 768],
  [1366, 650],
  [2560, 1440],
] as const;

/** The action that some pages open with, to do at once, and the least width at which they do. */
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
    test(`${path} in low, narrow and big windows, ${language}`, async ({ page, errors }) => {
      await open(page, path);
      if (language === 'fr') await french(page);
      await page.evaluate(() => document.fonts.ready);
      const [action = null, from = 0] = actions[path] ?? [];
      for (const [width, height] of windows) {
        await resize(page, width, height);
        const below = await page.evaluate(
          (selector) => {
            const heading = document.querySelector('h1');
            const section = heading?.closest('[data-section]');
            const shown = (element: Element) =>
              element.checkVisibility() &&
              element.getBoundingClientRect().width > 2 &&
              !element.closest('.sr-only');
            const find = (wanted: string) => [...(section?.querySelectorAll(wanted) ?? [])].filter(shown);
            const ends = (element: Element | null | undefined) =>
              element?.getBoundingClientRect().bottom ?? 0;
            // A page may open with a conversation or a list in place of a lead.
            const [lead] = find('p, li')
              .filter(({ textContent }) => (textContent?.trim().length ?? 0) > 25)
              .sort((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top);
            const out: string[] = [];
            if (!heading || ends(heading) > innerHeight) out.push(`the heading ends at ${ends(heading)} px`);
            const begins = lead ? lead.getBoundingClientRect().top + 20 : 0;
            if (selector !== 'label' && (!lead || begins > innerHeight))
              out.push(`the lead stands at ${begins} px`);
            const lines = (element: Element | null | undefined) => {
              const found: DOMRect[] = [];
              const walker = document.createTreeWalker(element ?? document.head, NodeFilter.SHOW_TEXT);
              for (let node = walker.nextNode(); node; node = walker.nextNode()) {
                const range = document.createRange();
                range.selectNodeContents(node);
                if (!node.parentElement?.closest('.sr-only')) found.push(...range.getClientRects());
              }
              return found.filter(({ width }) => width > 2);
            };
            // A display line's box is taller than its letters: a fifth of it at either end is left out.
            const covered = lines(lead).some((line) =>
              lines(heading).some(({ left, right, top, height: tall }) => {
                const middle = (line.top + line.bottom) / 2;
                const beside = line.right < left || line.left > right;
                return !beside && middle > top + 0.2 * tall && middle < top + 0.8 * tall;
              }),
            );
            if (covered) out.push('the heading lies on the lead');
            const action = selector ? find(selector)[0] : null;
            const [words, link] = [lead?.getBoundingClientRect(), action?.getBoundingClientRect()];
            const meets = words && link && words.right > link.left && words.left < link.right;
            if (meets && words.bottom > link.top + 1 && words.top < link.bottom)
              out.push('the lead lies on the action');
            if (selector && (!action || ends(action) > innerHeight))
              out.push(`the action ends at ${ends(action)} px`);
            return out;
          },
          width < from ? null : action,
        );
        expect.soft(below, `${width} × ${height}`).toEqual([]);
      }
      if (path === '/no-such-line') errors.length = 0;
    });
