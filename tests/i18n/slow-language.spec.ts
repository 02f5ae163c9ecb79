/** Language and page change together: while either is on its way the old page stays whole, and then the new one is. */
import type { Page } from 'playwright/test';
import { messagesOf } from '../messages.ts';
import { expect, open, test } from '../site.ts';

const pressFrench = (page: Page) => page.getByRole('button', { name: 'FR, switch to French' }).click();
const follow = (page: Page, name: string) =>
  page.locator('header').getByRole('link', { name, exact: true }).click();
const back = (page: Page) => page.evaluate(() => history.back());

/** Keeps back every request for these files until the returned function is called. */
async function hold(page: Page, ...files: string[]): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  for (const file of files)
    await page.route(`**/assets/${file}`, async (route) => {
      await released;
      await route.continue();
    });
  return () => release();
}

/** Time for what should not happen yet to happen. */
const idle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 400))));

/**
 * Reads the page at every change: texts that are keys, texts of both languages at once or of another than `lang` says,
 * and an empty title. Returns a function that gives what was found so far.
 */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  const [en, fr] = (await Promise.all([messagesOf('en'), messagesOf('fr')])).map(
    (all) => new Map(Object.values(all).flatMap((messages) => Object.entries(messages))),
  );
  const only = (own = new Map<string, string>(), other = new Map<string, string>()) => {
    const others = new Set(other.values());
    // One word alone may be a piece of something else, as the footer's "All" is of "Allô".
    return [...own.values()].filter((text) => /\S \S/.test(text) && !others.has(text));
  };
  await page.evaluate(
    ({ keys, english, inFrench }) => {
      const [isKey, isEnglish, isFrench] = [new Set(keys), new Set(english), new Set(inFrench)];
      const found = new Set<string>();
      const read = () => {
        if (!document.title) found.add('the title is empty');
        const texts = { en: '', fr: '' };
        const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
          const text = node.textContent?.trim() ?? '';
          if (isKey.has(text)) found.add(`a key: ${text}`);
          if (isEnglish.has(text)) texts.en = text;
          if (isFrench.has(text)) texts.fr = text;
        }
        if (texts.en && texts.fr) found.add(`mixed: ${texts.en} / ${texts.fr}`);
        const { lang } = document.documentElement;
        if (lang === 'en' ? texts.fr : texts.en) found.add(`${lang}, but: ${texts.en}${texts.fr}`);
      };
      read();
      new MutationObserver(read).observe(document, { subtree: true, childList: true, characterData: true });
      Object.assign(window, { found });
    },
    { keys: [...(en?.keys() ?? [])], english: only(en, fr), inFrench: only(fr, en) },
  );
  return () => page.evaluate(() => [...(window as unknown as { found: Set<string> }).found]);
}

async function expectFrench(page: Page, path: string, title: RegExp, heading: string) {
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(title);
  await expect(page.locator('h1')).toContainText(heading);
}
const expectPricing = (page: Page) => expectFrench(page, '/pricing', /Tarifs/, 'Les tarifs');
const expectHome = (page: Page) => expectFrench(page, '/', /assistants vocaux/, 'Chaque');

test.describe('a slow change of language', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('FR, then a link', async ({ page }) => {
    const release = await hold(page, '*.fr-*.js');
    await open(page);
    const found = await watch(page);
    await pressFrench(page);
    await follow(page, 'Pricing');
    await idle(page);
    release();
    await expectPricing(page);
    expect(await found()).toEqual([]);
  });

  test('a link, then FR: the French words come first', async ({ page }) => {
    const release = await hold(page, 'pricing-*.js', 'pricing.en-*.js');
    await open(page);
    const found = await watch(page);
    await follow(page, 'Pricing');
    await pressFrench(page);
    await idle(page);
    release();
    await expectPricing(page);
    expect(await found()).toEqual([]);
  });

  test('a link, then FR: the page comes first', async ({ page }) => {
    const [releasePage, releaseFrench] = [
      await hold(page, 'pricing-*.js', 'pricing.en-*.js'),
      await hold(page, '*.fr-*.js'),
    ];
    await open(page);
    const found = await watch(page);
    await follow(page, 'Pricing');
    await pressFrench(page);
    releasePage();
    await idle(page);
    releaseFrench();
    await expectPricing(page);
    expect(await found()).toEqual([]);
  });

  test('FR twice', async ({ page }) => {
    const release = await hold(page, '*.fr-*.js');
    await open(page);
    const found = await watch(page);
    await pressFrench(page);
    await pressFrench(page);
    await idle(page);
    release();
    await expectHome(page);
    expect(await found()).toEqual([]);
  });

  test('a link is superseded by another, then FR', async ({ page }) => {
    const release = await hold(page, 'pricing-*.js', 'pricing.en-*.js');
    await open(page);
    const found = await watch(page);
    await follow(page, 'Pricing');
    await follow(page, 'Solutions');
    await expect(page).toHaveURL('/solutions');
    release();
    await idle(page);
    await pressFrench(page);
    await expectFrench(page, '/solutions', /Solutions IA/, 'Câblé');
    expect(await found()).toEqual([]);
  });

  test('FR, then a link that is superseded by another', async ({ page }) => {
    const release = await hold(page, '*.fr-*.js');
    await open(page);
    const found = await watch(page);
    await pressFrench(page);
    await follow(page, 'Solutions');
    await follow(page, 'Pricing');
    await idle(page);
    release();
    await expectPricing(page);
    expect(await found()).toEqual([]);
  });

  test('Back while French is on its way', async ({ page }) => {
    const release = await hold(page, '*.fr-*.js');
    await open(page);
    await follow(page, 'Pricing');
    await expect(page).toHaveTitle(/Pricing/);
    const found = await watch(page);
    await pressFrench(page);
    await back(page);
    await idle(page);
    release();
    await expectHome(page);
    expect(await found()).toEqual([]);
  });

  test('Back while a link and French are on their way', async ({ page }) => {
    const release = await hold(page, 'solutions-*.js', 'solutions.??-*.js', '*.fr-*.js');
    await open(page);
    await follow(page, 'Pricing');
    await expect(page).toHaveTitle(/Pricing/);
    const found = await watch(page);
    await follow(page, 'Solutions');
    await pressFrench(page);
    await back(page);
    await idle(page);
    release();
    await expectHome(page);
    expect(await found()).toEqual([]);
  });

  test('a demo opened while French is on its way turns French with the page', async ({ page }) => {
    const release = await hold(page, '*.fr-*.js');
    await open(page);
    const found = await watch(page);
    await pressFrench(page);
    await page.locator('[data-service=phone]').getByRole('button').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await idle(page);
    release();
    await expectHome(page);
    expect(await found()).toEqual([]);
  });

  test('French that never comes leaves the page English, and the next one too', async ({ page, errors }) => {
    await page.addInitScript(() => sessionStorage.setItem('allo:reload', '1'));
    await page.route('**/assets/home.fr-*.js', (route) => route.abort());
    await open(page);
    const found = await watch(page);
    await pressFrench(page);
    await expect(page.getByRole('button', { name: 'FR, switch to French' })).toHaveAttribute(
      'aria-busy',
      'false',
    );
    await follow(page, 'Pricing');
    await expect(page).toHaveTitle(/Pricing/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await found()).toEqual([]);
    errors.splice(0);
  });
});
