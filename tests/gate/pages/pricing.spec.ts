/** The specification's rate card, typed here from its text: nothing in this file comes from the content. */
import type { Page } from 'playwright/test';
import { expect, switchToFrench, open, test } from '../../support/site.ts';

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

/** An amount as a French page writes it: `1,283.98` is `1 283,98 $`. The price `65,76` has its comma already. */
const inFrench = (amount: string) =>
  `${amount === '65,76' ? amount : amount.replace(',', '\u00a0').replace('.', ',')}\u00a0$`;

/** A tier as the page shows it. */
type Tier = { head: string; drawings: number; cells: number; amount: string; units: string[]; all: string };

/** The tiers of each group's table. */
const tiersOf = (page: Page) =>
  page.evaluate(
    (groups) =>
      groups.map((group) =>
        [...document.querySelectorAll(`[id="${group}"] [role=rowgroup]:last-child > [role=row]`)].map(
          (tier): Tier => {
            const head = tier.querySelector('[role=rowheader]');
            const amount = tier.querySelector('[role=cell]');
            const text = (element: Element | null) => element?.textContent?.replace(/\s+/g, ' ') ?? '';
            return {
              head: text(head),
              drawings: head?.querySelectorAll('svg').length ?? 0,
              cells: head?.querySelectorAll('li').length ?? 0,
              amount: text(amount),
              // The visible words.
              units: [...(amount?.querySelectorAll<HTMLElement>('*') ?? [])]
                .filter((element) => element.checkVisibility() && element.offsetWidth > 0)
                .map((element) => element.textContent?.trim() ?? ''),
              all: text(tier),
            };
          },
        ),
      ),
    Object.keys(card),
  );

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`the rate card has four tables of five tiers with the specification’s prices, at ${size.width} px`, {
    tag: size.width === 390 ? '@more' : [],
  }, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, '/pricing#automation');
    if (size.width > 390) {
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
    }
    await expect(page.getByRole('table')).toHaveCount(4);
    const groups = await tiersOf(page);
    for (const [at, { popular, rows }] of Object.values(card).entries()) {
      const tiers = groups[at] ?? [];
      expect(tiers).toHaveLength(5);
      for (const [index, [name, price, unit, cells, fee]] of rows.entries()) {
        const tier = tiers[index] as Tier;
        expect(tier.head).toContain(name);
        expect(tier.drawings, name).toBe(1);
        expect(tier.cells, name).toBe(cells.length);
        expect(tier.amount).toContain(price);
        if (unit) {
          expect(tier.units, name).toContain(unit);
          expect(tier.amount).toContain(`$${price}${unit}`);
        } else {
          expect(tier.amount).not.toContain('$');
          expect(tier.amount).not.toContain('month');
        }
        for (const cell of cells) expect(tier.all).toContain(cell);
        expect(tier.all).toContain(`$${fee}`);
        expect(tier.all.split('Most Popular').length - 1, name).toBe(name === popular ? 1 : 0);
      }
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await switchToFrench(page);
    const text = (await page.locator('main').textContent()) ?? '';
    for (const { rows } of Object.values(card))
      for (const [, price, , , fee] of rows) {
        if (price !== 'Custom') expect(text).toContain(inFrench(price));
        expect(text).toContain(inFrench(fee));
      }
  });
