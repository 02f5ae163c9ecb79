/** Dialogs and menus close whenever the page is left, and new content in them begins at its top. The menu sheet: `header.spec.ts`. */
import { expect, open, scrollY, sizes, test, visit } from '../../support/site.ts';
import { card, dialog } from './service-dialog/dialog.ts';

test('a menu closes on a link to the page on screen and on Back, and not on a link that opens a tab', async ({
  page,
}) => {
  await open(page, '/resources/faq');
  const opener = page.getByRole('button', { name: 'Resources, pages in this section' });
  const link = page.locator('header').getByRole('link', { name: /^Questions/ });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await link.focus();
  await page.keyboard.press('Control+Enter');
  await expect(link).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(link).toBeHidden();

  await page.locator('main a[href="#faq-4"]').evaluate((key: HTMLElement) => key.click());
  await expect(page).toHaveURL('/resources/faq#faq-4');
  // A frame later the opened question takes the focus, which would close the menu.
  await expect(page.locator('main summary:focus')).toHaveCount(1);
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/resources/faq');
  await expect(link).toBeHidden();
});

test('another template begins at its top; a demo closes on Back, and does not open again on Forward', async ({
  page,
}) => {
  await open(page, '/services');
  await page.locator('a[href="#main"]').evaluate((skip: HTMLElement) => skip.click());
  await expect(page).toHaveURL('/services#main');
  await visit(page, 'services');

  await card(page, 'website').click();
  const frame = dialog(page).getByRole('group', { name: 'Template preview' });
  await frame.evaluate((element) => {
    // Shorter than its content, as on a small screen.
    element.style.blockSize = '200px';
    element.scrollTo(0, 200);
  });
  await expect.poll(() => frame.evaluate((element) => element.scrollTop)).toBeGreaterThan(100);
  // The mouse chooses a template in `demos.ts`.
  const portfolio = dialog(page).getByRole('radio', { name: 'Portfolio' });
  await portfolio.evaluate((radio: HTMLInputElement) => radio.click());
  await expect(portfolio).toBeChecked();
  await expect.poll(() => frame.evaluate((element) => element.scrollTop)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);

  await card(page, 'phone').click();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/services');
  await page.goForward();
  await expect(page).toHaveURL('/services#main');
  await expect(dialog(page)).toHaveCount(0);
  const before = await scrollY(page);
  await page.mouse.move(700, 300);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => scrollY(page)).not.toBe(before);
});

test.describe('on a phone', () => {
  test.use({ ...sizes.phone, contextOptions: { reducedMotion: 'reduce' } });

  test('the next post begins at its top, with the focus on its title', async ({ page }) => {
    await open(page, '/resources/blog/sofa-first');
    const post = page.getByRole('dialog');
    await expect.poll(() => post.evaluate((element) => element.matches(':modal'))).toBe(true);
    await post.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await page.getByRole('link', { name: /^Previous/ }).tap();
    await expect(page).toHaveURL('/resources/blog/meeting-room');
    await expect(post.locator('h2')).toBeFocused();
    await expect(post.locator('h2')).toHaveText('The meeting room nobody has to heat');
    expect(await post.evaluate((element) => element.scrollTop)).toBe(0);
  });
});
