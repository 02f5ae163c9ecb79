import { expect, switchToFrench, motionReady, open, test } from '../../../support/site.ts';

test('the contact form sends nothing, loses nothing, and offers the words as an email', async ({ page }) => {
  await open(page, '/resources/support');
  await motionReady(page);
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const form = page.getByRole('form', { name: 'Message for Allô' });
  await expect(form).toHaveAttribute('novalidate', '');
  await expect(form.getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(form.getByLabel('Message', { exact: true })).toHaveAttribute('rows', '4');
  await expect(form.locator('input, textarea')).not.toHaveCount(0);
  await expect(form.locator(':is(input, textarea)[required]')).toHaveCount(0);
  await form.getByLabel('Full Name').fill('Inès & Fils');
  await form.getByLabel('Email').fill('not an address');
  await form.getByLabel('Message', { exact: true }).fill('We restore chairs.\nCall us?');
  await form.getByRole('button', { name: 'Turn it into an email' }).click();
  const status = form.getByRole('status');
  await expect(status).toContainText('Nothing was sent and nothing is lost');
  const link = await status.getByRole('link', { name: 'email' }).getAttribute('href');
  const mail = new URL(link ?? '');
  expect(mail.pathname).toBe('hello@allo.example');
  expect(mail.searchParams.get('body')).toBe(
    'We restore chairs.\r\nCall us?\r\n\r\nInès & Fils\r\nnot an address',
  );
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

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('Support opens with a line of the finder that has no price, or with a tier, in the message and in the mail’s subject', async ({
    page,
  }) => {
    const words = page.locator('main textarea');
    await open(page, '/pricing?conversations=6000&calls=150001&pages=5');
    const finder = page.locator('[data-section=finder]');
    await expect(finder.locator('[data-line=chatbots]').getByRole('link')).toHaveAttribute(
      'href',
      '/resources/support?line=chatbots',
    );
    await finder.locator('p').getByRole('link', { name: 'Ask us' }).click();
    await expect(page).toHaveURL('/resources/support?line=chatbots&line=phone-systems');
    await expect(words).toHaveValue(
      'Hello, I would like you to work out a price for me: Chatbots, Virtual Call Assistant.',
    );
    const asked = await page.locator('main a[href^="mailto:"]').first().getAttribute('href');
    expect(new URL(asked ?? '').searchParams.get('subject')).toBe(
      'A note for Allô about Chatbots, Virtual Call Assistant',
    );
    await switchToFrench(page);
    await expect(words).toHaveValue(/^Bonjour, .* : Chatbots, Assistant téléphonique\.$/);
    await page.getByRole('button', { name: 'EN, passer en anglais' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goBack();
    await expect(finder).toBeVisible();

    await page
      .locator('[data-tier=middle]')
      .getByRole('link', { name: /^Contact Us/ })
      .click();
    await expect(page).toHaveURL('/resources/support?tier=middle');
    const form = page.getByRole('form', { name: 'Message for Allô' });
    const message = form.getByLabel('Message', { exact: true });
    await expect(message).toHaveValue(
      'Hello, I would like to talk about this tier: Middle, Virtual Call Assistant.',
    );
    const subjectOf = async (link: import('playwright/test').Locator) =>
      new URL((await link.getAttribute('href')) ?? '').searchParams.get('subject');
    const pill = page.locator('main a[href^="mailto:"]').first();
    expect(await subjectOf(pill)).toBe('A note for Allô about Middle, Virtual Call Assistant');
    await form.getByRole('button', { name: 'Turn it into an email' }).click();
    expect(await subjectOf(form.getByRole('status').getByRole('link', { name: 'email' }))).toBe(
      'A note for Allô about Middle, Virtual Call Assistant',
    );

    // The message changes with the language as long as the visitor has written none.
    await switchToFrench(page);
    await expect(words).toHaveValue(/^Bonjour, .*Middle, Assistant téléphonique\.$/);
    await words.fill('Mes mots');
    await page.getByRole('button', { name: 'EN, passer en anglais' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(words).toHaveValue('Mes mots');
  });

  test('a tier and a line that do not exist leave the message empty', async ({ page }) => {
    for (const search of ['?tier=gold', '?line=fax']) {
      await open(page, `/resources/support${search}`);
      await expect(page.locator('main textarea'), search).toHaveValue('');
    }
  });
});
