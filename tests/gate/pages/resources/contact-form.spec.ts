/** The contact form hands over all of its words, as they are, in every way. */
import { expect, switchToFrench, open, test } from '../../../support/site.ts';

const formOf = (page: import('playwright/test').Page) => page.getByRole('form', { name: 'Message for Allô' });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the words go into the mail link, are copied if they are too many, survive a link and Back, and are selected without a clipboard', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/resources/support');
  const form = formOf(page);
  const message = form.getByLabel('Message', { exact: true });
  const link = form.getByRole('status').getByRole('link', { name: 'email' });
  await form.getByLabel('Full Name').fill('Inès');
  await message.fill('First.');
  await form.getByRole('button', { name: 'Turn it into an email' }).click();
  await expect(link).toHaveAttribute('href', /body=First\.%0D%0A%0D%0AIn%C3%A8s$/);
  await message.fill('Second.\nThird.');
  await expect(link).toHaveAttribute('href', /body=Second\.%0D%0AThird\.%0D%0A%0D%0AIn%C3%A8s$/);

  const long = 'À bientôt, dès l’été. '.repeat(60);
  await message.fill(long);
  expect((await link.getAttribute('href'))?.length).toBeLessThan(2000);
  await form.getByRole('button', { name: 'Copy them' }).click();
  await expect(form.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect(form).toContainText('Copied. Now paste them into');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${long.trim()}\n\nInès`);
  await message.fill(`${long}!`);
  await expect(form.getByRole('button', { name: 'Copy them' })).toBeVisible();

  await page.locator('header').getByRole('link', { name: 'Pricing', exact: true }).click();
  await expect(page).toHaveURL('/pricing');
  await page.goBack();
  await expect(message).toHaveValue(`${long}!`);
  await expect(form.getByLabel('Full Name')).toHaveValue('Inès');

  await test.step('the words are selected if the page may not copy them', async () => {
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error('no')) },
      }),
    );
    await message.fill('é'.repeat(700));
    await form.getByRole('button', { name: 'Turn it into an email' }).click();
    await form.getByRole('button', { name: 'Copy them' }).click();
    await expect(message).toBeFocused();
    expect(
      await message.evaluate(
        ({ selectionStart, selectionEnd }: HTMLTextAreaElement) => selectionEnd - selectionStart,
      ),
    ).toBe(700);
  });
});

test('a suggested message changes with the language, in the mail link, too', async ({ page }) => {
  await open(page, '/resources/support?about=demo');
  const form = page.locator('form');
  await form.getByRole('button', { name: 'Turn it into an email' }).click();
  await switchToFrench(page);
  await expect(form.getByRole('status').locator('a[href^="mailto:"]')).toHaveAttribute(
    'href',
    /body=Bonjour/,
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the button hands the words to the mail program, as the policy allows', async ({ page }) => {
    await page.goto('/resources/support');
    const form = formOf(page);
    await expect(form).toHaveAttribute('action', /^mailto:hello@allo\.example\?subject=/);
    await expect(form).toHaveAttribute('enctype', 'text/plain');
    await form.getByLabel('Message', { exact: true }).fill('Call us.');
    await form.getByRole('button', { name: 'Turn it into an email' }).click();
    await expect(page).toHaveURL('/resources/support');
    await expect(form.getByLabel('Message', { exact: true })).toHaveValue('Call us.');
  });
});
