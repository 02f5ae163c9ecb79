/** A page that the browser translates goes on working: none of its texts has an element beside it. */
import type { Page } from 'playwright/test';
import { posts } from '../../../src/content/posts.ts';
import { href, routes } from '../../../src/content/routes.ts';
import { expect, switchToFrench, jump, open, test } from '../../support/site.ts';
import { failures } from '../../support/fault.ts';
import { hideAddresses, translate } from '../../support/translator.ts';
import { card, dialog, dialogAtRest } from '../components/service-dialog/dialog.ts';
import { amount, field, finder, price } from '../pages/pricing/finder/finder.ts';

/** Texts with siblings, white space aside: once a translator has replaced them, React can neither change nor remove them. */
const looseTexts = (page: Page, html?: string) =>
  page.evaluate((text) => {
    const { body } = text ? new DOMParser().parseFromString(text, 'text/html') : document;
    const root = body.querySelector('#root');
    const found: string[] = [];
    for (const element of root?.querySelectorAll('*') ?? [])
      for (const node of element.childNodes)
        if (node instanceof Text && node.data.trim() && element.childNodes.length > 1)
          found.push(`${node.data} in ${element.outerHTML.slice(0, 120)}`);
    return found;
  }, html);

const mainText = (page: Page) => page.locator('main').evaluate((main) => main.textContent);

test('no page, dialog or state has a text beside elements', async ({ page, request }) => {
  // A page without a policy may parse the text of another.
  await page.goto('about:blank');
  const entries = posts.slice(0, 1).map(({ slug }) => href('blog', { slug }));
  const pages = [...routes.map(({ path }) => path), ...entries, '/404'];
  for (const path of pages)
    expect(await looseTexts(page, await (await request.get(path)).text()), path).toEqual([]);
  await open(page, '/services');
  for (const service of ['chatbot', 'phone', 'automation', 'website'] as const) {
    await card(page, service).click();
    await dialogAtRest(page);
    expect(await looseTexts(page), service).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }
  await open(page, '/resources/support');
  const form = page.getByRole('form');
  for (const message of ['Short.', 'é'.repeat(400)]) {
    await form.getByLabel('Message', { exact: true }).fill(message);
    await form.getByRole('button', { name: 'Turn it into an email' }).click();
    expect(await looseTexts(page), message).toEqual([]);
  }
});

test('a translator changes the headline and the names of cards, but not the brand and the tiers', async ({
  page,
}) => {
  await open(page, '/');
  const headline = page.locator('h1');
  const [spoken, typed] = [headline.locator('> :first-child'), headline.locator('[data-scene=typewriter]')];
  // A translator that changes the words in place leaves the document's language as its only trace.
  await page.evaluate(() => document.documentElement.setAttribute('lang', 'fr'));
  await expect(spoken).toHaveCSS('clip-path', 'none');
  await page.evaluate(() => document.documentElement.setAttribute('lang', 'en-GB'));
  await expect(spoken).not.toHaveCSS('clip-path', 'none');
  await translate(page);
  await expect(spoken).toHaveText(/^Evøry cøll/);
  await expect(spoken).toHaveCSS('clip-path', 'none');
  await expect(typed).toHaveCSS('opacity', '0');
  const name = page.locator('[data-component=service-cards] [data-open] h3 > span');
  await expect(name).toHaveText('Chøt');
  expect(await name.evaluate((span) => getComputedStyle(span, '::after').content)).toBe('none');
  await expect(name.locator('> *')).toHaveCSS('opacity', '1');
  await expect(page.locator('header [aria-label^="Allô"]')).toHaveText('Allô');
  await page.locator('header').getByRole('link', { name: 'Prøcøng' }).first().click();
  await expect(page.getByRole('rowheader', { name: 'Essential' })).toBeVisible();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a translated page keeps its sums up to date, and its other language and its other pages are whole', async ({
    page,
  }) => {
    await open(page, '/pricing?calls=many');
    await translate(page, { words: 'same', blanks: true });
    for (const [calls, words] of [
      ['1500', '$570'],
      ['150001', 'Ask us'],
      ['450', '$216'],
      ['0', 'Not plugged in'],
      ['a few', 'Not plugged in'],
    ] as const) {
      await field(page, 'phone-systems').fill(calls);
      await expect(price(page, 'phone-systems')).toContainText(words);
    }
    await field(page, 'chatbots').fill('5000');
    await expect(amount(page, 'month')).toContainText('Custom');
    await expect(finder(page)).toContainText('Not in this sum, to be priced with you: Chatbots.');
    await page.getByRole('button', { name: 'Unplug everything' }).click();
    await expect(field(page, 'phone-systems')).toHaveValue('');
    await expect(finder(page)).toContainText('In dollars.');
    await page.locator('header').getByRole('link', { name: 'Services', exact: true }).first().click();
    await expect(page).toHaveURL('/services');
    await card(page, 'phone').click();
    await dialog(page).getByRole('group', { name: 'Main menu' }).getByRole('button').first().click();
    await dialog(page).getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog(page)).toHaveCount(0);
    await jump(page, 0);
    await switchToFrench(page);
    await page.goBack();
    await expect(finder(page)).toContainText('Tout débrancher');
    // The link may have been pressed before the pause after typing: then Back writes the address, which a reload needs.
    await expect(page).toHaveURL('/pricing?conversations=0');
    const translated = await mainText(page);
    await page.reload();
    await switchToFrench(page);
    expect(translated).toBe(await mainText(page));
    expect(await failures(page).count()).toBe(0);
  });

  test('a translated page prefetches the next page in the site’s own language', async ({ page }) => {
    await open(page, '/privacy');
    await switchToFrench(page);
    await translate(page);
    const terms = page.waitForRequest(/terms\.\w\w-/);
    await page.locator('footer a[href="/terms"]').focus();
    expect((await terms).url()).toContain('terms.fr-');
  });

  test('mail addresses that a proxy has hidden come back, and hydration keeps the page', async ({ page }) => {
    await page.route(/\/(resources\/(support|faq))$/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: hideAddresses(await answer.text()) });
    });
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () =>
        Object.assign(window, { first: [...document.querySelectorAll('h1, main, footer')] }),
      ),
    );
    for (const path of ['/resources/support', '/resources/faq']) {
      await open(page, path);
      await expect(page.locator('#root')).not.toContainText('protected');
      await expect(page.locator('main')).toContainText('hello@allo.example');
      await expect(page.locator('a[href*="cdn-cgi"]')).toHaveCount(0);
      await expect(page.locator('footer').getByRole('link', { name: 'hello@allo.example' })).toHaveAttribute(
        'href',
        'mailto:hello@allo.example',
      );
      expect(
        await page.evaluate(() =>
          (window as unknown as { first: Element[] }).first.every((element) => element.isConnected),
        ),
        path,
      ).toBe(true);
    }
    await expect(page.locator('meta[name=format-detection]')).toHaveAttribute('content', /telephone=no/);
  });
});
