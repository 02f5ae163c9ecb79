/** The specification's figures, typed here from its text. */
import { expect, open, test } from '../../../support/site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the market has bars of value / 600 × 288 px, a table of the same values, and four segments', async ({
  page,
}) => {
  const years: [number, string][] = [
    [2021, '93.5'],
    [2022, '129.2'],
    [2023, '178.4'],
    [2024, '246.2'],
    [2025, '387.45'],
    [2026, '550.3'],
  ];
  await open(page, '/solutions/market-size');
  const bars = page.locator('[data-part=bar]');
  await expect(bars).toHaveCount(6);
  const rows = page.getByRole('table').locator('tbody tr');
  for (const [index, [year, value]] of years.entries()) {
    const height = await bars.nth(index).evaluate((bar) => bar.getBoundingClientRect().height);
    expect(Math.abs(height - (Number(value) / 600) * 288)).toBeLessThan(1);
    await expect(rows.nth(index)).toHaveText(`${year}${value}`);
    await expect(page.locator('[data-part=value]').nth(index)).toHaveText(value);
  }
  const segments: [string, string, string][] = [
    ['Chatbots & Virtual Assistants', '35%', '+42%'],
    ['Process Automation', '28%', '+38%'],
    ['Data Analytics', '22%', '+35%'],
    ['Custom AI Solutions', '15%', '+45%'],
  ];
  for (const [index, texts] of segments.entries())
    for (const text of texts) await expect(page.locator('[data-segment]').nth(index)).toContainText(text);
});

test('the width of a segment is its share, on a phone, too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, '/solutions/market-size');
  const widths = await page
    .locator('[data-segment] > div')
    .evaluateAll((all) => all.map((block) => block.getBoundingClientRect().width));
  const [whole = 0] = widths;
  expect(widths.map((width) => Math.round((width / whole) * 35))).toEqual([35, 28, 22, 15]);
});
