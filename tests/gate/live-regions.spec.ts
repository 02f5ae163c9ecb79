/** Live regions speak only when a visitor has done something. */
import { dialog, openDialog } from './components/service-dialog/dialog.ts';
import { listen } from '../support/live-regions.ts';
import { expect, hydrated, open, test } from '../support/site.ts';

test('the phone’s dialog plays to its end in silence, and a key that is pressed is announced', async ({
  page,
}) => {
  const announced = await listen(page);
  await openDialog(page, 'phone');
  const controls = dialog(page).getByRole('group', { name: 'The demo' });
  const keys = dialog(page).getByRole('group', { name: 'Main menu' }).getByRole('button');
  await expect(controls.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(keys.nth(3)).toHaveAttribute('aria-pressed', 'true', { timeout: 20_000 });
  await expect(controls.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  expect(await announced()).toEqual([]);
  const status = dialog(page).getByRole('status');
  await expect(status).toHaveText('');
  for (const index of [0, 2]) {
    await keys.nth(index).click();
    await expect(keys.nth(index)).toHaveAttribute('aria-pressed', 'true');
    await expect(status).not.toHaveText('');
    expect((await announced()).at(-1)).toBe(await status.textContent());
  }
  expect(await announced()).toHaveLength(2);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a chosen industry, an unknown category and the number of posts in a chosen one are announced', async ({
    page,
  }) => {
    const announced = await listen(page);
    await open(page, '/solutions/industries');
    await page.getByRole('radio').nth(1).check();
    await expect(page.getByRole('status')).toContainText('Retail');
    expect((await announced()).at(-1)).toContain('Retail');
    await page.goto('/resources/blog?category=gossip', { waitUntil: 'load' });
    await hydrated(page);
    await expect(page.getByRole('status')).toHaveText(
      'There is no subject of that name. Here are all the notes.',
    );
    expect(await announced()).toEqual(['There is no subject of that name. Here are all the notes.']);
    // The number of posts is announced when a category is pressed, and not when the address names one.
    await open(page, '/resources/blog?category=web');
    const subjects = page.getByRole('navigation', { name: 'Subjects' });
    await expect(subjects.getByRole('link', { name: /^Web/ })).toHaveAttribute('aria-current', 'true');
    expect(await announced()).toEqual([]);
    const crypto = subjects.getByRole('link', { name: /^Crypto/ });
    await crypto.click();
    const left = `Crypto: ${await crypto.locator('small').textContent()} notes`;
    await expect(page.getByRole('status')).toHaveText(left);
    expect(await announced()).toEqual([left]);
  });

  test('a cable that is moved by hand announces the new pairs of event and action', async ({ page }) => {
    const announced = await listen(page);
    await openDialog(page, 'automation');
    const bay = dialog(page).getByRole('group', { name: /^Cables/ });
    const call = bay.getByRole('button', { name: /^Missed call/ });
    const before = await call.textContent();
    expect(before).toMatch(/starts Text back/);
    await call.click();
    expect(await announced()).toEqual([]);
    await bay.getByRole('button', { name: 'Calendar slot', exact: true }).click();
    await expect(bay.getByRole('status')).toHaveText(
      'Missed call starts Calendar slot. Form sent starts Text back.',
    );
    expect(await announced()).toEqual([await bay.getByRole('status').textContent()]);
  });
});
