/** The price finder's answers: sums, words in place of a sum, announcements, print. */
import axe from 'axe-core';
import type { Page } from 'playwright/test';
import { animationsEnded, frames } from '../../../../support/at-rest.ts';
import { listen } from '../../../../support/live-regions.ts';
import { expectAccessible, expect, switchToFrench, open, test } from '../../../../support/site.ts';
import { amount, field, finder, IN_PLACE, line, price, rows, slider } from './finder.ts';

/** Expects axe to find no violation in the finder. `pages.spec.ts` tests the page around it. */
async function expectFinderAccessible(page: Page) {
  await page.evaluate(`${axe.source}; undefined`);
  const violations = await page.evaluate(async () => {
    const run = (window as unknown as { axe: typeof axe }).axe;
    const { violations: found } = await run.run('[data-section=finder]', {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
    });
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  });
  expect(violations, 'beyond the last row').toEqual([]);
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the finder answers with a sum or with words in its place, on screen and in print', async ({
    page,
  }) => {
    const unplug = async () => {
      await page.getByRole('button', { name: 'Unplug everything' }).click();
      await expect(page).toHaveURL('/pricing?conversations=0');
      await expect(amount(page, 'month')).toContainText('$0.00');
    };
    await open(page, '/pricing?calls=1500');

    await test.step('a month of calls is calls × 2 min × the price: 1,500 are $570', async () => {
      await expect(price(page, 'phone-systems')).toContainText('$570');
      await expect(line(page, 'phone-systems')).toContainText('1,500 × 2\u00a0min × $0.19');
      await expect(amount(page, 'month')).toContainText('$570.00');
      await expect(amount(page, 'first-month')).toContainText('$717.98');
      await expect(amount(page, 'year')).toContainText('$6,840.00');
      await expect(amount(page, 'first-year')).toContainText('$6,987.98');
    });

    await test.step('the answer is text in print', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(amount(page, 'month').getByText('$570.00')).toBeVisible();
      await expect(slider(page, 'phone-systems')).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
      await expect(slider(page, 'phone-systems')).toBeVisible();
    });

    await test.step('a custom price says so, and a number beyond the last row leads to Support', async () => {
      await unplug();
      await field(page, 'chatbots').fill('5000');
      await expect(price(page, 'chatbots')).toContainText('Custom');
      await expect(price(page, 'chatbots')).toContainText('$997.99');
      await expect(amount(page, 'month')).toContainText('Custom');
      await field(page, 'chatbots').fill('5001');
      await expect(price(page, 'chatbots')).toContainText('Ask us');
      const ask = rows(page, 'chatbots').getByRole('link', { name: 'Ask us' });
      await expect(ask).toHaveAttribute('href', '/resources/support?line=chatbots');
      await field(page, 'website').fill('5');
      await expect(amount(page, 'month')).toContainText('$383.98');
      await expect(finder(page)).toContainText('Not in this sum, to be priced with you: Chatbots.');
      await expectFinderAccessible(page);
    });

    await test.step('each channel names its workflows and adds its price', async () => {
      await unplug();
      const boxes = line(page, 'automation').getByRole('checkbox');
      await expect(boxes).toHaveCount(5);
      const said = await line(page, 'automation').locator('li').allTextContents();
      for (const [index, workflows] of [
        '5 workflows',
        '20 workflows',
        '50 workflows',
        'Unlimited',
        'Unlimited, global',
      ].entries())
        expect(said[index]).toContain(workflows);
      await page.getByRole('checkbox', { name: 'Linkedin' }).check();
      await page.getByRole('checkbox', { name: 'Email' }).check();
      await expect(price(page, 'automation')).toContainText('$754.68');
      await expect(price(page, 'automation')).toContainText('$2,500');
      await expect(page).toHaveURL('/pricing?channels=linkedin,email');
    });

    await test.step('plug and digits are in their places at once', async () => {
      await unplug();
      await field(page, 'phone-systems').fill('1');
      await field(page, 'phone-systems').fill('150000');
      await frames(page);
      await animationsEnded(page);
      await expect(line(page, 'phone-systems').locator('[data-part=plug]')).toHaveCSS('transform', IN_PLACE);
      await expect(amount(page, 'month')).toContainText('$36,000.00');
    });

    await test.step('a number of calls above 1,500 is Large, and the same in French', async () => {
      await field(page, 'phone-systems').fill('1501');
      await expect(rows(page, 'phone-systems').locator('[aria-current=true]')).toContainText('Large');
      await expect(amount(page, 'month')).toContainText('$420.28');
      await switchToFrench(page);
      await expect(amount(page, 'month')).toContainText('420,28\u00a0$');
    });
  });

  test('the sums are announced after a pause in typing, not before and not on arrival', async ({ page }) => {
    const announced = await listen(page);
    await page.clock.install();
    await open(page, '/pricing?calls=1500');
    const voice = finder(page).locator('output');
    await page.clock.runFor(2000);
    await expect(voice).toBeAttached();
    await expect(price(page, 'phone-systems')).toContainText('$570');
    expect(await announced()).toEqual([]);
    // From here the clock moves only when the test says so: a busy machine would type too slowly for the pause.
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await voice.evaluate((output) => {
      const said: string[] = [];
      Object.assign(window, { said });
      new MutationObserver(() => said.push(output.textContent ?? '')).observe(output, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    });
    for (const text of ['1501', '1502', '1503']) {
      await field(page, 'phone-systems').fill(text);
      await page.clock.runFor(200);
    }
    await page.clock.runFor(2000);
    const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^Large\. A month: \$420\.84\. /);
  });

  test('the whole page is accessible with a number beyond the last row', { tag: '@more' }, async ({
    page,
  }) => {
    await open(page, '/pricing?conversations=5001&pages=5');
    await expect(price(page, 'chatbots')).toContainText('Ask us');
    await expectAccessible(page, 'beyond the last row');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the rate card is there without the finder', async ({ page }) => {
    await page.goto('/pricing');
    await expect(finder(page)).toBeHidden();
    await expect(page.getByRole('table')).toHaveCount(4);
  });
});
