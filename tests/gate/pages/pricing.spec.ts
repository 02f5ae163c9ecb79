/** The specification's rate card, typed here from its text: nothing of this file comes from the content. */
import { expect, french, open, test } from '../../support/site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Row = [name: string, price: string, unit: string | null, cells: string[], fee: string];

/** The rate card: names, prices as written, units, allowances, starting fees; the fourth tier is Most Popular. */
const card: Record<string, { popular: string; rows: Row[] }> = {
  chatbots: {
    popular: 'Company',
    rows: [
      ['Essential', '65,76', '/month', ['500', '10,000'], '97.98'],
      ['Growth', '112.96', '/month', ['750', '15,000', '5 languages'], '147.98'],
      ['Pro', '176.96', '/month', ['1,000', '20,000', '10 languages'], '197.98'],
      ['Company', '304.99', '/month', ['2,500', '50,000', 'All languages'], '497.98'],
      ['Industry', 'Custom', null, ['5,000', '100,000'], '997.99'],
    ],
  },
  'phone-systems': {
    popular: 'Build',
    rows: [
      ['Little', '0.24', 'per minute', ['450'], '84.99'],
      ['Middle', '0.19', 'per minute', ['1,500'], '147.98'],
      ['Large', '0.14', 'per minute', ['3,000'], '347.98'],
      ['Build', '0.13', 'per minute', ['60,000'], '5,499.99'],
      ['Scale', '0.12', 'per minute', ['150,000'], '8,999.98'],
    ],
  },
  automation: {
    popular: 'Email',
    rows: [
      ['Instagram', '349.11', '/month', ['5'], '1,500'],
      ['Facebook', '349.11', '/month', ['20'], '1,500'],
      ['Linkedin', '477.34', '/month', ['50'], '2,000'],
      ['Email', '277.34', '/month', ['Unlimited'], '500'],
      ['Whatsapp', '233.81', '/month', ['Unlimited, global'], '300'],
    ],
  },
  website: {
    popular: 'Business',
    rows: [
      ['Basic', '383.98', '/month', ['5 pages'], '950'],
      ['Professional', '733.98', '/month', ['10 pages'], '2,000'],
      ['Premium', '1,283.98', '/month', ['Unlimited pages'], '3,500'],
      ['Business', '2,033.99', '/month', ['Multi-site'], '6,500'],
      ['Company', '3,533.99', '/month', ['Global'], '10,000'],
    ],
  },
};

/** An amount as a French page writes it: `1,283.98` is `1 283,98 $`. One price of the card has its comma already. */
const inFrench = (amount: string) =>
  `${amount === '65,76' ? amount : amount.replace(',', '\u00a0').replace('.', ',')}\u00a0$`;

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`the rate card at ${size.width} px: four tables of five tiers`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, '/pricing');
    await expect(page.getByRole('table')).toHaveCount(4);
    for (const [group, { popular, rows }] of Object.entries(card)) {
      const band = page.locator(`[id="${group}"]`);
      const tiers = band.getByRole('rowgroup').nth(1).getByRole('row');
      await expect(tiers).toHaveCount(5);
      for (const [index, [name, price, unit, cells, fee]] of rows.entries()) {
        const tier = tiers.nth(index);
        const head = tier.getByRole('rowheader');
        await expect(head).toContainText(name);
        await expect(head.locator('svg')).toHaveCount(1);
        await expect(head.locator('li')).toHaveCount(cells.length);
        const amount = tier.getByRole('cell').first();
        await expect(amount).toContainText(price);
        if (unit) {
          await expect(amount.getByText(unit, { exact: true })).toBeVisible();
          await expect(amount).toContainText(`$${price}${unit}`);
        } else {
          await expect(amount).not.toContainText('$');
          await expect(amount).not.toContainText('month');
        }
        for (const cell of cells) await expect(tier).toContainText(cell);
        await expect(tier).toContainText(`$${fee}`);
        await expect(tier.getByText('Most Popular')).toHaveCount(name === popular ? 1 : 0);
      }
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await french(page);
    for (const { rows } of Object.values(card))
      for (const [, price, , , fee] of rows) {
        if (price !== 'Custom') await expect(page.locator('main')).toContainText(inFrench(price));
        await expect(page.locator('main')).toContainText(inFrench(fee));
      }
  });

test('the tables have their column headers, and each group its address', async ({ page }) => {
  await open(page, '/pricing#automation');
  const headers = page.locator('[id="chatbots"]').getByRole('columnheader');
  await expect(headers).toHaveText([
    'Tier',
    'Price',
    'Conversations',
    'Messages',
    'Languages',
    'Starting fee',
    'Next step',
  ]);
  const top = await page.locator('[id="automation"]').evaluate((e) => e.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(40);
  expect(top).toBeLessThan(400);
});
