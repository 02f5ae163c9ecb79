/** Input typed, ticked, slid and chosen before the scripts have come is kept, and what hangs on it follows. */
import { expect, openEarly, test } from '../../support/site.ts';
import { amount, field, finder, line, price, rows, slider } from '../pages/pricing/finder/finder.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the price finder: number, slider and channels, over what the address says of the others', async ({
  page,
}) => {
  const takeOver = await openEarly(page, '/pricing?conversations=750&channels=instagram');
  await field(page, 'phone-systems').fill('9000');
  await slider(page, 'website').fill('10');
  await page.getByRole('checkbox', { name: 'Linkedin' }).check();
  await page.getByRole('checkbox', { name: 'Email' }).uncheck();
  await takeOver();
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

test('a number that cannot be read, typed early, is refused in sight', async ({ page }) => {
  const takeOver = await openEarly(page, '/pricing');
  await field(page, 'phone-systems').fill('a thousand');
  await takeOver();
  await expect(field(page, 'phone-systems')).toHaveValue('a thousand');
  await expect(field(page, 'phone-systems')).toHaveAttribute('aria-invalid', 'true');
  await expect(
    finder(page).getByText('Only whole numbers, up to 9,999,999. We still count 1,500.'),
  ).toBeVisible();
});

test('an industry: story and plug follow; a link and Back keep it', async ({ page }) => {
  const takeOver = await openEarly(page, '/solutions/industries');
  await page.locator('[data-industry=finance]').click();
  await takeOver();
  await expect(page.getByRole('radio', { name: /^Finance/ })).toBeChecked();
  await expect(page.getByRole('status')).toContainText('Finance');
  await page.getByRole('radio', { name: /^Retail/ }).check();
  await page.locator('header').getByRole('link', { name: 'Pricing', exact: true }).click();
  await expect(page).toHaveURL('/pricing');
  await page.goBack();
  await expect(page.getByRole('radio', { name: /^Retail/ })).toBeChecked();
  await expect(page.getByRole('status')).toContainText('Retail');
});

test('the contact form, although something foreign has come into it', async ({ page, errors }) => {
  const takeOver = await openEarly(page, '/resources/support?tier=middle');
  const form = page.getByRole('form', { name: 'Message for Allô' });
  await form.getByLabel('Full Name').fill('Inès');
  await form.getByLabel('Message', { exact: true }).fill('Call us.');
  // As a password manager's button beside its field.
  await page.evaluate(() =>
    document.querySelector('input[name=email]')?.after(document.createElement('div')),
  );
  await takeOver();
  await expect(form.getByLabel('Full Name')).toHaveValue('Inès');
  await expect(form.getByLabel('Message', { exact: true })).toHaveValue('Call us.');
  await form.getByRole('button', { name: 'Turn it into an email' }).click();
  const link = form.getByRole('status').getByRole('link', { name: 'email' });
  await expect(link).toHaveAttribute('href', /body=Call%20us\.%0D%0A%0D%0AIn%C3%A8s$/);
  // React says that it has drawn the page anew.
  expect(errors.filter((error) => !/#(418|423|425)/.test(error))).toEqual([]);
  errors.length = 0;
});

test('the price finder and an industry, although something foreign has come beside them', async ({
  page,
  errors,
}) => {
  let takeOver = await openEarly(page, '/pricing');
  await field(page, 'phone-systems').fill('9000');
  await page.getByRole('checkbox', { name: 'Linkedin' }).check();
  await field(page, 'phone-systems').focus();
  // As a password manager's button behind the field.
  await field(page, 'phone-systems').evaluate((element) => element.after(document.createElement('div')));
  await takeOver();
  await expect(field(page, 'phone-systems')).toHaveValue('9000');
  await expect(field(page, 'phone-systems')).toBeFocused();
  await expect(page.getByRole('checkbox', { name: 'Linkedin' })).toBeChecked();
  await expect(line(page, 'phone-systems')).toContainText('9,000 × 2');
  takeOver = await openEarly(page, '/solutions/industries');
  await page.locator('[data-industry=finance]').click();
  await page
    .locator('main section')
    .first()
    .evaluate((section) => section.prepend(document.createElement('div')));
  await takeOver();
  await expect(page.getByRole('radio', { name: /^Finance/ })).toBeChecked();
  await expect(page.getByRole('status')).toContainText('Finance');
  // React says that it has drawn the section anew.
  expect(errors.filter((error) => !/#(418|423|425)/.test(error))).toEqual([]);
  errors.length = 0;
});
