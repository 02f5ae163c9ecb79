/** The number fields while a visitor types: nothing is corrected before it is finished. */
import { expect, switchToFrench, open, test } from '../../../../support/site.ts';
import { field, finder, line, rows, slider } from './finder.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'de-DE' });

test('a number field takes a changed digit, another country’s format and an unreadable text as they are typed', async ({
  page,
}) => {
  await open(page, '/pricing');
  const calls = field(page, 'phone-systems');
  const counted = line(page, 'phone-systems');
  const chats = field(page, 'chatbots');
  await chats.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Delete');
  await page.keyboard.type('2');
  await expect(chats).toHaveValue('2000');
  await expect(rows(page, 'chatbots')).toHaveAttribute('data-row', '3');
  for (const text of ['1.500', '1\u202f500', '1’500', '1500,25', '1.500,00 €', '１５００', '١٥٠٠']) {
    await calls.clear();
    await calls.pressSequentially(text);
    await expect(calls).toHaveValue(text);
    await expect(counted).toContainText('1,500 × 2\u00a0min');
    await calls.blur();
    await expect(calls).toHaveValue('1500');
  }
  // The caret stays in the middle of a number.
  await calls.fill('1500');
  await calls.press('Home');
  await calls.press('ArrowRight');
  await page.keyboard.type('23');
  await expect(calls).toHaveValue('123500');
  expect(await calls.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(3);

  await calls.fill('1e3');
  await calls.blur();
  const refusal = finder(page).getByText('Only whole numbers, up to 9,999,999. We still count 123,500.');
  await expect(refusal).toBeVisible();
  await expect(calls).toHaveAccessibleDescription(/^Only whole numbers/);
  await expect(calls).toHaveValue('1e3');
  await expect(counted).toContainText('Ask us');
  await switchToFrench(page);
  await expect(calls).toHaveValue('1e3');
  await expect(finder(page).getByText(/^Des nombres entiers seulement/)).toBeVisible();
  await slider(page, 'phone-systems').press('Home');
  await expect(calls).toHaveValue('');
  await calls.fill('zéro');
  await page.getByRole('button', { name: 'Tout débrancher' }).click();
  await expect(calls).toHaveValue('');
  // The arrows change the number, the wheel does not.
  await calls.press('ArrowUp');
  await expect(calls).toHaveValue('1');
  await calls.hover();
  await page.mouse.wheel(0, 100);
  await expect(calls).toHaveValue('1');
});
