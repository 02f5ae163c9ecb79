/** What can be pressed on the inner pages. */
import { expect, motionReady, open, test } from './site.ts';

test('the message slip sends nothing, loses nothing, and offers the words as an e-mail', async ({ page }) => {
  await open(page, '/resources/support');
  await motionReady(page);
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const form = page.getByRole('form', { name: 'Message for Allô' });
  await expect(form).toHaveAttribute('novalidate', '');
  await expect(form.getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(form.getByLabel('Message', { exact: true })).toHaveAttribute('rows', '4');
  for (const field of await form.locator('input, textarea').all())
    await expect(field).not.toHaveAttribute('required');
  await form.getByLabel('Full Name').fill('Inès & Fils');
  await form.getByLabel('Email').fill('not an address');
  await form.getByLabel('Message', { exact: true }).fill('We restore chairs.\nCall us?');
  await form.getByRole('button', { name: 'Leave the message' }).click();
  const status = form.getByRole('status');
  await expect(status).toContainText('This page sends no messages');
  const link = await status.getByRole('link', { name: 'e-mail' }).getAttribute('href');
  const mail = new URL(link ?? '');
  expect(mail.pathname).toBe('hello@allo.example');
  expect(mail.searchParams.get('body')).toBe('We restore chairs.\nCall us?\n\nInès & Fils\nnot an address');
  await expect(status.getByRole('link', { name: '+1 212 555 0142' })).toHaveAttribute(
    'href',
    'tel:+12125550142',
  );
  await expect(form.getByLabel('Full Name')).toHaveValue('Inès & Fils');
  await form.getByLabel('Full Name').press('Enter');
  await expect(form.getByLabel('Message', { exact: true })).toHaveValue('We restore chairs.\nCall us?');
  await expect(page).toHaveURL('/resources/support');
  expect(requests).toEqual([]);
});

test('the window turns over on a click, by keyboard, and on the window itself', async ({ page }) => {
  await open(page, '/services/website');
  const lever = page.getByRole('button', { name: /Turn the window over/ });
  const on = page.locator('[data-showing]');
  await expect(lever).toHaveAttribute('aria-pressed', 'true');
  await expect(on).toHaveAttribute('data-showing', 'after');
  await lever.click();
  await expect(on).toHaveAttribute('data-showing', 'before');
  await expect(page.getByText('Under new management')).toBeVisible();
  await lever.press('Space');
  await expect(on).toHaveAttribute('data-showing', 'after');
  await on.click({ position: { x: 500, y: 300 } });
  await expect(lever).toHaveAttribute('aria-pressed', 'false');
  for (const time of ['7h30 – 18h00', '9h00 – 17h00']) await expect(on.getByText(time)).toHaveCount(2);
});

test('the levers are tabs: Performance first, by click, arrows, Home and End', async ({ page }) => {
  await open(page, '/solutions/technical-features');
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveText(['Performance', 'Security', 'Integration']);
  const panel = page.getByRole('tabpanel');
  await expect(panel).toHaveAccessibleName('Performance');
  await tabs.nth(1).click();
  await expect(panel).toHaveAccessibleName('Security');
  await expect(page).toHaveURL('/solutions/technical-features?test=security');
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(2)).toBeFocused();
  await expect(panel).toHaveAccessibleName('Integration');
  await page.keyboard.press('ArrowRight');
  await expect(panel).toHaveAccessibleName('Performance');
  await page.keyboard.press('End');
  await expect(panel).toHaveAccessibleName('Integration');
  await page.keyboard.press('Home');
  await expect(tabs.nth(0)).toBeFocused();
  await expect(page.locator('[role=tab][tabindex="0"]')).toHaveCount(1);
});

test('a jack connects its industry, by click and by arrows, and all six stand below', async ({ page }) => {
  await open(page, '/solutions/industries');
  const jacks = page.getByRole('radio');
  await expect(jacks).toHaveCount(6);
  const card = page.locator('[data-section=industries] [aria-live=polite]');
  await jacks.nth(1).check();
  await expect(card).toContainText('Retail');
  await page.keyboard.press('ArrowRight');
  await expect(card).toContainText('Healthcare');
  await expect(page.locator('[data-section=industry-list] h3')).toHaveText([
    'Enterprise',
    'Retail',
    'Healthcare',
    'Finance',
    'Manufacturing',
    'Professional Services',
  ]);
});

test('a key of the pad opens its question and takes the reader there', async ({ page }) => {
  await open(page, '/resources/faq');
  await page.getByRole('link', { name: /^4/ }).click();
  await expect(page.locator('details[open]')).toHaveCount(1);
  await expect(page.locator('details[open] summary')).toBeFocused();
  await expect(page.locator('details[open]')).toContainText('100,000 messages');
});

test('the call menu: four keys, one of them down', async ({ page }) => {
  await open(page, '/services/phone-systems');
  const keys = page.getByRole('list', { name: 'Main menu' }).getByRole('button');
  await expect(keys).toHaveText([
    /1 Sales Inquiries/,
    /2 Technical\/Customer Support/,
    /3 Knowledge Based Processing/,
    /4 Speak to Representative/,
  ]);
  await keys.nth(3).click();
  await expect(page.locator('[data-section=call-timeline] [aria-pressed=true]')).toHaveText(/4/);
});

test('the demo chat shows its times, and its field is a preview that takes no focus', async ({ page }) => {
  await open(page, '/services/chatbots');
  await expect(page.locator('[data-section=chatbots] li time')).toHaveText(['09:41', '09:41', '09:42']);
  await expect(page.getByRole('textbox', { name: 'Write a message' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Preview' })).toBeDisabled();
});

test('a slow page change fades no longer than 300 ms, and not at all when still', async ({ page }) => {
  const fades = () =>
    page.evaluate(() =>
      document
        .getElementById('main')
        ?.getAnimations()
        .map((animation) => Number(animation.effect?.getTiming().duration)),
    );
  await open(page, '/terms');
  await page.locator('[data-component=next-page] a').click();
  await expect(page).toHaveURL('/resources/support');
  for (const duration of (await fades()) ?? []) expect(duration).toBeLessThan(300);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.locator('[data-component=next-page] a').click();
  await expect(page).toHaveURL('/pricing');
  expect(await fades()).toEqual([]);
});

test('one length of cord hangs in the first view, and another leads to the footer', async ({ page }) => {
  for (const path of ['/pricing', '/services/chatbots', '/solutions', '/resources/about-us', '/privacy']) {
    await open(page, path);
    await expect(page.locator('canvas[data-drawn]')).toHaveCount(2);
    const tops = await page
      .locator('canvas[data-drawn]')
      .evaluateAll((all) => all.map((canvas) => canvas.getBoundingClientRect().top));
    expect(tops.filter((top) => top < 900).length, path).toBe(1);
  }
});
