import { expect, open, test, visit } from '../../../support/site.ts';

test('team: three people with portraits, names and roles', async ({ page }) => {
  await open(page);
  await visit(page, 'team');
  const team = page.locator('[data-section=team]');
  await expect(team.getByRole('listitem')).toHaveCount(3);
  await expect(team.locator('img')).toHaveCount(3);
  for (const name of ['Amélie Laurent', 'Victor Osei', 'Nadia Benali'])
    await expect(team.getByRole('heading', { name })).toBeVisible();
});
