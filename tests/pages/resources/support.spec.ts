import { expect, motionReady, open, test } from '../../site.ts';

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
