import type { Page } from 'playwright/test';
import { frames } from '../../support/at-rest.ts';
import { expect, open, scrollY, test } from '../../support/site.ts';

/** Advances the page's own clock, and waits for the requests that follow. */
async function later(page: Page) {
  await page.clock.runFor(1000);
  await frames(page, 4);
}

/** The names of the scripts that are fetched from now on, without their hashes. */
function scripts(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/([\w.-]+)-[\w-]{8}\.js$/.exec(request.url())?.[1];
    if (name) names.push(name);
  });
  return names;
}
const link = (page: Page) => page.locator('header').getByRole('link', { name: 'Pricing', exact: true });

test.describe('the page behind a link', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('is fetched while a mouse stays on its link, and not when it only crosses it', async ({ page }) => {
    await page.clock.install();
    await open(page, '/terms');
    const fetched = scripts(page);
    // In one task: a busy machine would let the mouse stay.
    await link(page).evaluate((crossed) => {
      for (const under of [crossed, document.querySelector('main')])
        under?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    });
    await later(page);
    expect(fetched).not.toContain('pricing');
    await link(page).hover();
    await expect.poll(() => fetched).toEqual(expect.arrayContaining(['pricing', 'pricing.en']));
    const before = fetched.length;
    await link(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Rate');
    expect(fetched.slice(before).filter((name) => name.startsWith('pricing'))).toEqual([]);
  });

  test('is fetched when its link is touched or reached by Tab, in the language on screen', async ({
    page,
  }) => {
    await open(page, '/resources/faq');
    await page.locator('header').getByRole('button', { name: /^FR/ }).first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    const fetched = scripts(page);
    await page.locator('footer a[href="/terms"]').focus();
    await expect.poll(() => fetched).toContain('terms');
    await expect.poll(() => fetched.some((name) => name === 'terms.fr')).toBe(true);
    await page.locator('footer a[href="/privacy"]').dispatchEvent('pointerdown');
    await expect.poll(() => fetched).toContain('privacy');
  });

  test('is not prefetched if the visitor saves data', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    );
    await page.clock.install();
    await open(page, '/terms');
    const fetched = scripts(page);
    await link(page).hover();
    await later(page);
    expect(fetched).not.toContain('pricing');
  });

  test('opens at the click although its prefetch failed, and nothing happens before', async ({
    page,
    errors,
  }) => {
    await page.clock.install();
    await open(page, '/privacy');
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/terms-'));
    await page.route('**/assets/terms-*.js', (route) => route.abort());
    await page.locator('footer a[href="/terms"]').dispatchEvent('pointerover');
    await failed;
    await later(page);
    expect(loads).toBe(0);
    await page.unroute('**/assets/terms-*.js');
    await page.locator('footer a[href="/terms"]').click();
    await expect(page).toHaveURL(/\/terms$/);
    await expect(page.locator('[data-section=terms] li').first()).toBeVisible();
    errors.splice(0);
  });
});

/** Notes when a page shows its heading alone, and when the whole. @param section the section that it opens with */
const watchArrival = (page: Page, section: string) =>
  page.evaluate((name) => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (!document.querySelector(`[data-section=${name}] h1`)) return;
      const now = document.querySelector('[data-component=next-page]') ? 'whole' : 'heading';
      if (seen.at(-1) !== now) seen.push(now);
    }).observe(document.body, { childList: true, subtree: true });
  }, section);
const arrival = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen);

test('a new page shows its heading before the rest; on the way back it is whole at once', async ({
  page,
}) => {
  await open(page, '/terms');
  await watchArrival(page, 'services');
  await page.locator('header').getByRole('link', { name: 'Services', exact: true }).click();
  await expect.poll(() => arrival(page)).toEqual(['heading', 'whole']);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.evaluate(() => scrollTo(0, 1500));
  await expect.poll(() => scrollY(page)).toBe(1500);
  await link(page).dispatchEvent('click');
  // The address changes before the page: Back from there would have nothing to restore.
  await expect(page.locator('[data-section=pricing] h1')).toBeFocused();
  await watchArrival(page, 'services');
  await page.goBack();
  await expect.poll(() => arrival(page)).toEqual(['whole']);
  await expect.poll(() => scrollY(page)).toBe(1500);
});

test('a page that a link opens further down is whole at once', async ({ page }) => {
  await open(page, '/solutions');
  await watchArrival(page, 'industries');
  // A click as by Enter: under a mouse that comes at once the link may still be gliding into its place.
  await page.locator('a[href="/solutions/industries#retail"]').dispatchEvent('click');
  await expect.poll(() => arrival(page)).toEqual(['whole']);
});
