import { expect, open, test } from '../../support/site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const delay of [0, 600])
  test(`hydration keeps the elements of the prerendered page (page chunk ${delay} ms late)`, async ({
    page,
  }) => {
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
    const same = await page.evaluate(() => {
      const { first } = window as unknown as { first: Element[] };
      const now = [...document.querySelectorAll('h1, main, footer, [data-section]')];
      return first.length === now.length && first.every((element, index) => element === now[index]);
    });
    expect(same).toBe(true);
  });
