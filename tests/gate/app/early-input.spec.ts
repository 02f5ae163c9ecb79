/** Input from before hydration is kept, and everything that depends on it follows. */
import { expect, openEarly, test } from '../../support/site.ts';
import { amount, field, finder, line, price, rows, slider } from '../pages/pricing/finder/finder.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a number, a slider and channels set early in the price finder are kept beside the values of the address', async ({
  page,
}) => {
  const hydrate = await openEarly(page, '/pricing?conversations=750&channels=instagram');
  await field(page, 'phone-systems').fill('9000');
  await slider(page, 'website').fill('10');
  await page.getByRole('checkbox', { name: 'Linkedin' }).check();
  await page.getByRole('checkbox', { name: 'Email' }).uncheck();
  await hydrate();
  await expect(field(page, 'phone-systems')).toHaveValue('9000');
  await expect(rows(page, 'phone-systems')).toHaveAttribute('data-row', '3');
  await expect(line(page, 'phone-systems')).toContainText('9,000 × 2\u00a0min × $0.13');
  await expect(field(page, 'chatbots')).toHaveValue('750');
  await expect(field(page, 'website')).not.toHaveValue('5');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(price(page, 'automation')).toContainText('$826.45');
  await expect(amount(page, 'month')).not.toContainText('$0');
  await expect(page).toHaveURL(/conversations=750&calls=9000&channels=instagram,linkedin&pages=\d+$/);
});

test('an unreadable number that is typed early is refused visibly', async ({ page }) => {
  const hydrate = await openEarly(page, '/pricing');
  await field(page, 'phone-systems').fill('a thousand');
  await hydrate();
  await expect(field(page, 'phone-systems')).toHaveValue('a thousand');
  await expect(field(page, 'phone-systems')).toHaveAttribute('aria-invalid', 'true');
  await expect(
    finder(page).getByText('Only whole numbers, up to 9,999,999. We still count 1,500.'),
  ).toBeVisible();
});

test('an industry that is chosen early shows its story, and a later choice is kept after a link and Back', async ({
  page,
}) => {
  const hydrate = await openEarly(page, '/solutions/industries');
  await page.locator('[data-industry=finance]').click();
  await hydrate();
  await expect(page.getByRole('radio', { name: /^Finance/ })).toBeChecked();
  await expect(page.getByRole('status')).toContainText('Finance');
  await page.getByRole('radio', { name: /^Retail/ }).check();
  await page.locator('header').getByRole('link', { name: 'Pricing', exact: true }).click();
  await expect(page).toHaveURL('/pricing');
  await page.goBack();
  await expect(page.getByRole('radio', { name: /^Retail/ })).toBeChecked();
  await expect(page.getByRole('status')).toContainText('Retail');
});

test('the contact form keeps early input although a foreign element has come into it', async ({
  page,
  errors,
}) => {
  const hydrate = await openEarly(page, '/resources/support?tier=middle');
  const form = page.getByRole('form', { name: 'Message for Allô' });
  await form.getByLabel('Full Name').fill('Inès');
  await form.getByLabel('Message', { exact: true }).fill('Call us.');
  // A password manager puts its button beside the field.
  await page.evaluate(() =>
    document.querySelector('input[name=email]')?.after(document.createElement('div')),
  );
  await hydrate();
  await expect(form.getByLabel('Full Name')).toHaveValue('Inès');
  await expect(form.getByLabel('Message', { exact: true })).toHaveValue('Call us.');
  await form.getByRole('button', { name: 'Turn it into an email' }).click();
  const link = form.getByRole('status').getByRole('link', { name: 'email' });
  await expect(link).toHaveAttribute('href', /body=Call%20us\.%0D%0A%0D%0AIn%C3%A8s$/);
  // React reports that it has rendered the page again.
  expect(errors.filter((error) => !/#(418|423|425)/.test(error))).toEqual([]);
  errors.length = 0;
});

test('the price finder and an industry keep early input although a foreign element has come beside them', async ({
  page,
  errors,
}) => {
  let hydrate = await openEarly(page, '/pricing');
  await field(page, 'phone-systems').fill('9000');
  await page.getByRole('checkbox', { name: 'Linkedin' }).check();
  await field(page, 'phone-systems').focus();
  // A password manager puts its button behind the field.
  await field(page, 'phone-systems').evaluate((element) => element.after(document.createElement('div')));
  await hydrate();
  await expect(field(page, 'phone-systems')).toHaveValue('9000');
  await expect(field(page, 'phone-systems')).toBeFocused();
  await expect(page.getByRole('checkbox', { name: 'Linkedin' })).toBeChecked();
  await expect(line(page, 'phone-systems')).toContainText('9,000 × 2');
  hydrate = await openEarly(page, '/solutions/industries');
  await page.locator('[data-industry=finance]').click();
  await page
    .locator('main section')
    .first()
    .evaluate((section) => section.prepend(document.createElement('div')));
  await hydrate();
  await expect(page.getByRole('radio', { name: /^Finance/ })).toBeChecked();
  await expect(page.getByRole('status')).toContainText('Finance');
  // React reports that it has rendered the section again.
  expect(errors.filter((error) => !/#(418|423|425)/.test(error))).toEqual([]);
  errors.length = 0;
});
