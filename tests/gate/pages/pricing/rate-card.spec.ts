/** The rate card is a table for screen readers at every width: each cell belongs to its own header. */
import { resize } from '../../../support/at-rest.ts';
import { expect, open, test } from '../../../support/site.ts';

test('each price and each fee has its own header, in wide windows and in narrow ones', async ({ page }) => {
  await open(page, '/pricing');
  for (const [width, allowances] of [
    [1440, 3],
    [1100, 0],
    [390, 0],
  ] as const) {
    await resize(page, width, 900);
    const table = page.getByRole('table', { name: 'Chatbots' });
    const headers = await table.getByRole('columnheader').allTextContents();
    expect(headers).toHaveLength(4 + allowances);
    const first = table.getByRole('row').nth(1);
    const fee = first.getByRole('cell').filter({ hasText: '$97.98' });
    // The row's header is the first of its columns, and is not a cell.
    const column =
      1 + (await first.getByRole('cell').allTextContents()).findIndex((text) => text.includes('$97.98'));
    await expect(fee).toHaveCount(1);
    expect(headers[column], `the header of the fee at ${width} px`).toBe('Starting fee');
  }
});

test('each of the twenty tiers has its link to Support in every window', async ({ page }) => {
  await open(page, '/pricing');
  const links = page.locator('[data-tier] [role=cell] a').filter({ visible: true });
  for (const width of [320, 390, 768, 1152, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(links, `${width} px`).toHaveCount(20);
  }
});
