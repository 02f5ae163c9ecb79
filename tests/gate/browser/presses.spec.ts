/** Selecting words is not a press, and a press goes to the element that is seen under it. */
import type { Page } from 'playwright/test';
import { frames } from '../../support/at-rest.ts';
import { closeTab, expect, open, test, visit } from '../../support/site.ts';
import { card, dialogAtRest, dialog as serviceDialog } from '../components/service-dialog/dialog.ts';

const selected = (page: Page) => page.evaluate(() => String(getSelection()));

/** Drags the mouse from the beginning of an element's words to their foot, or to another height, at `x`. */
async function drag(page: Page, selector: string, x: number, y?: number) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not on show`);
  await page.mouse.move(box.x + 2, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(x, y ?? box.y + box.height - 4, { steps: 8 });
  await page.mouse.up();
  await frames(page);
}

test('the theme’s switch and a link answer while the theme wipes over the page', async ({ page }) => {
  await open(page, '/terms');
  const toggle = page.getByRole('button', { name: /dark theme/ });
  const box = await toggle.boundingBox();
  if (!box) throw new Error('no switch');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const wipes = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .some(({ effect }) => (effect as KeyframeEffect).pseudoElement === '::view-transition-old(root)'),
    );
  await page.mouse.click(x, y);
  await expect.poll(wipes).toBe(true);
  // The wipe lasts as long as the test wants.
  const hold = () =>
    page.evaluate(() => {
      for (const animation of document.getAnimations())
        if ((animation.effect as KeyframeEffect).pseudoElement) animation.pause();
    });
  await hold();
  await page.mouse.click(x, y);
  await expect(page.locator('html')).not.toHaveClass(/dark/);
  await expect.poll(wipes).toBe(true);
  await hold();
  const link = await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Pricing' })
    .boundingBox();
  await page.mouse.click((link?.x ?? 0) + 20, (link?.y ?? 0) + 15);
  await expect(page).toHaveURL('/pricing');
});

test('an Enter that is held presses once, on a card whose dialog focuses Close and on a question', async ({
  page,
}) => {
  await open(page, '/services');
  await card(page, 'phone').focus();
  await page.keyboard.down('Enter');
  await dialogAtRest(page);
  await expect(serviceDialog(page).getByRole('button', { name: 'Close' }).first()).toBeFocused();
  // Playwright's second `down` repeats the key.
  await page.keyboard.down('Enter');
  // Checked at once, before a closing dialog would have gone.
  expect(
    await serviceDialog(page).evaluateAll((all) => all.map((one) => one.hasAttribute('data-closing'))),
  ).toEqual([false]);
  await page.keyboard.up('Enter');
  await page.keyboard.press('Enter');
  await expect(serviceDialog(page)).toHaveCount(0);
  await open(page, '/resources/faq');
  const question = page.locator('main summary').nth(1);
  await question.focus();
  for (let repeat = 0; repeat < 4; repeat++) await page.keyboard.down('Enter');
  await expect(page.locator('main details').nth(1)).toHaveAttribute('open');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a post stays open while words in it are selected, even across both backdrops', async ({ page }) => {
    await open(page, '/resources/blog/sofa-first');
    const dialog = page.getByRole('dialog');
    const sheet = page.locator('dialog [data-part=sheet]');
    await expect(sheet).toHaveCSS('opacity', '1');
    expect(
      await sheet.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).isIdentity),
    ).toBe(true);
    await drag(page, 'dialog h2 + p', 1425);
    expect(await selected(page)).toMatch(/\w{4}/);
    await expect(dialog).toBeVisible();
    await page.mouse.move(20, 200);
    await page.mouse.down();
    await page.mouse.move(1425, 700, { steps: 8 });
    await page.mouse.up();
    await frames(page);
    await expect(dialog).toBeVisible();
    // A drag from outside that ends on a picture leaves it open, too.
    await page.evaluate(() => getSelection()?.empty());
    const cover = await page.locator('dialog [data-part=cover]').boundingBox();
    await page.mouse.move(20, 450);
    await page.mouse.down();
    await page.mouse.move((cover?.x ?? 0) + 200, 450, { steps: 4 });
    await page.mouse.up();
    await frames(page);
    await expect(dialog).toBeVisible();
    // A press outside closes it although words are selected.
    await drag(page, 'dialog h2 + p', 1425);
    await page.mouse.click(20, 450);
    await expect(dialog).toHaveCount(0);
  });

  test('selecting words in a question or in the shop’s window neither opens nor flips it', async ({
    page,
  }) => {
    await open(page, '/resources/faq');
    await visit(page, 'faq', -200);
    const question = page.locator('[data-section=faq] details').nth(2);
    const words = await question.locator('h3').boundingBox();
    if (!words) throw new Error('no question');
    await drag(page, '[data-section=faq] details:nth-of-type(3) h3', words.x + 120, words.y + 12);
    expect(await selected(page)).toMatch(/\w/);
    await expect(question).not.toHaveAttribute('open');
    await question.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(question).toHaveAttribute('open');

    await open(page, '/services/website');
    const shop = page.locator('[data-part=device]');
    await expect(shop).toHaveAttribute('data-showing', 'after');
    await visit(page, 'website', 200);
    const heading = shop.locator('[data-page=after] h2, [data-page=after] p').first();
    const box = await heading.boundingBox();
    if (!box) throw new Error('no words in the window');
    await page.mouse.move(box.x + 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width - 2, box.y + box.height / 2, { steps: 8 });
    await page.mouse.up();
    await frames(page);
    expect(await selected(page)).toMatch(/\w/);
    await expect(shop).toHaveAttribute('data-showing', 'after');
    await page.mouse.click(box.x + 5, box.y + box.height / 2);
    await expect(shop).toHaveAttribute('data-showing', 'before');
  });

  test('words of a service card, of its demo and of a post can be selected, and a press on them opens the card or the post', async ({
    page,
  }) => {
    await open(page, '/services');
    const card = '[data-service=chatbot] [data-part=words]:last-of-type > p';
    await page.locator(card).scrollIntoViewIfNeeded();
    await drag(page, card, 600);
    expect(await selected(page)).toMatch(/\w{4}/);
    await expect(serviceDialog(page)).toHaveCount(0);
    await page.locator(card).click();
    await dialogAtRest(page);
    await drag(page, '#service-dialog-title', 1425);
    expect(await selected(page)).toMatch(/\w{4}/);
    await expect(serviceDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(serviceDialog(page)).toHaveCount(0);

    await open(page, '/resources/blog');
    const excerpt = '[data-post] h3 + p';
    await page.locator(excerpt).first().scrollIntoViewIfNeeded();
    await drag(page, excerpt, 700);
    expect(await selected(page)).toMatch(/\w{4}/);
    await expect(page).toHaveURL('/resources/blog');
    for (const button of ['middle', 'left'] as const) {
      const opened = button === 'middle' ? page.context().waitForEvent('page') : undefined;
      await page.locator(excerpt).first().click({ button });
      if (!opened) continue;
      await closeTab(await opened, page);
      await expect(page).toHaveURL('/resources/blog');
    }
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('a sum of the finder is selected as it is written, and home’s headline once', async ({ page }) => {
    await open(page, '/pricing');
    const sum = page.locator('[data-part=month]');
    const written = /\$[\d,.]+/.exec((await sum.textContent()) ?? '')?.[0] ?? 'no sum';
    await sum.scrollIntoViewIfNeeded();
    await sum.dblclick();
    expect(await selected(page)).toContain(written.slice(1, 4).replace(/\D.*/, ''));
    await page.evaluate(() => getSelection()?.empty());
    const year = page.locator('[data-part=year]');
    await year.click({ clickCount: 3 });
    expect(await selected(page)).toContain((/\$[\d,.]+/.exec((await year.textContent()) ?? '') ?? ['?'])[0]);
    // With motion, the headline is typed letter by letter.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page);
    const headline = await page.locator('h1').evaluate((h1) => {
      getSelection()?.selectAllChildren(h1);
      return String(getSelection()).trim();
    });
    expect(headline).toBe(await page.locator('h1 .sr-only').textContent());
  });

  test('keys with a modifier or during a composition are left to the browser', async ({ page }) => {
    const isHandled = (selector: string, key: string, more: Record<string, boolean>) =>
      page
        .locator(selector)
        .evaluate(
          (element, [name, init]) =>
            !element.dispatchEvent(
              new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...init }),
            ),
          [key, more as Record<string, boolean>] as const,
        );
    const calls = '[data-line=phone-systems] input[type=text]';
    await open(page, '/pricing');
    const before = await page.locator(calls).inputValue();
    const others = [
      { altKey: true },
      { ctrlKey: true },
      { metaKey: true },
      { shiftKey: true },
      { isComposing: true },
    ];
    for (const more of others)
      expect(await isHandled(calls, 'ArrowUp', more), JSON.stringify(more)).toBe(false);
    expect(await page.locator(calls).inputValue()).toBe(before);
    expect(await isHandled(calls, 'ArrowUp', {})).toBe(true);
    await open(page, '/solutions/technical-features');
    for (const more of others)
      expect(await isHandled('[role=tab][aria-selected=true]', 'ArrowLeft', more), JSON.stringify(more)).toBe(
        false,
      );
  });
});

test('the keyboard works after a press without a click, such as the middle button’s', async ({ page }) => {
  await open(page, '/resources/faq');
  const question = page.locator('summary').nth(1);
  await question.focus();
  await page.mouse.move(5, 300);
  await page.mouse.down({ button: 'middle' });
  await page.mouse.up({ button: 'middle' });
  // As the browser's own search selects what it has found.
  await question.evaluate((summary) => getSelection()?.selectAllChildren(summary));
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('details').nth(1)).toHaveAttribute('open');
});
