/** The price finder: from zero to beyond the last row by mouse, finger and keyboard; its address; its voice. */
import type { Locator, Page } from 'playwright/test';
import { animationsEnded, frames } from '../../at-rest.ts';
import { clean, expect, french, motionReady, open, sizes, test } from '../../site.ts';
import { smallTargets } from '../../targets.ts';

/** A number of each line, and the row that its plug must be in; -1 is none, 5 more than the last. */
const numbers = {
  chatbots: [
    ['0', -1],
    ['500', 0],
    ['501', 1],
    ['1000', 2],
    ['2500', 3],
    ['2501', 4],
    ['5001', 5],
  ],
  'phone-systems': [
    ['0', -1],
    ['450', 0],
    ['1500', 1],
    ['1501', 2],
    ['3001', 3],
    ['60001', 4],
    ['150001', 5],
  ],
  website: [
    ['0', -1],
    ['5', 0],
    ['6', 1],
    ['11', 2],
    ['9999999', 2],
  ],
} as const;
/** What a transform that moves nothing is. */
const IN_PLACE = /^(none|matrix\(1, 0, 0, 1, 0, 0\))$/;

const lines = Object.keys(numbers) as (keyof typeof numbers)[];

const line = (page: Page, id: string) => page.locator(`[data-line="${id}"]`);
const slider = (page: Page, id: string) => line(page, id).getByRole('slider');
const field = (page: Page, id: string) => line(page, id).getByRole('spinbutton');
const rows = (page: Page, id: string) => line(page, id).locator('[data-row]');
const amount = (page: Page, part: string) => page.locator(`[data-section=finder] [data-part="${part}"]`);
const price = (page: Page, id: string) => line(page, id).locator('[data-part=line-price]');

/** The row that a line's plug is in. */
const rowOf = async (page: Page, id: string) => Number(await rows(page, id).getAttribute('data-row'));

/** Where a slider's knob stands at each share of its way, px of the window. */
async function wayOf(range: Locator) {
  await range.scrollIntoViewIfNeeded();
  const box = await range.boundingBox();
  if (!box) throw new Error('no slider');
  const knob = 28;
  return (share: number) => ({
    x: box.x + knob / 2 + share * (box.width - knob),
    y: box.y + box.height / 2,
  });
}

/** Rows from none to the last that a slider reaches. */
const allRows = (id: string) => (id === 'website' ? [-1, 0, 1, 2] : [-1, 0, 1, 2, 3, 4, 5]);

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('typed: each number is in the row that covers it', async ({ page }) => {
    await open(page, '/pricing');
    for (const id of lines)
      for (const [text, row] of numbers[id]) {
        await field(page, id).fill(text);
        await expect(rows(page, id)).toHaveAttribute('data-row', String(row));
        await expect(rows(page, id).locator('[aria-current=true]')).toHaveCount(row < 0 ? 0 : 1);
      }
  });

  test('a month of calls is calls × 2 min × the price: 1,500 are $570, one more is Large', async ({
    page,
  }) => {
    await open(page, '/pricing?calls=1500');
    await expect(price(page, 'phone-systems')).toContainText('$570');
    await expect(line(page, 'phone-systems')).toContainText('1,500 × 2\u00a0min × $0.19');
    await expect(amount(page, 'month')).toContainText('$570.00');
    await expect(amount(page, 'first-month')).toContainText('$717.98');
    await expect(amount(page, 'year')).toContainText('$6,840.00');
    await expect(amount(page, 'first-year')).toContainText('$6,987.98');
    await field(page, 'phone-systems').fill('1501');
    await expect(rows(page, 'phone-systems').locator('[aria-current=true]')).toContainText('Large');
    await expect(amount(page, 'month')).toContainText('$420.28');
    await french(page);
    await expect(amount(page, 'month')).toContainText('420,28\u00a0$');
  });

  test('custom says so; more than the last row covers says to ask', async ({ page }) => {
    await open(page, '/pricing?conversations=5000');
    await expect(price(page, 'chatbots')).toContainText('Custom');
    await expect(price(page, 'chatbots')).toContainText('$997.99');
    await expect(amount(page, 'month')).toContainText('Custom');
    await field(page, 'chatbots').fill('5001');
    await expect(price(page, 'chatbots')).toContainText('Ask us');
    const ask = rows(page, 'chatbots').getByRole('link', { name: 'Ask us' });
    await expect(ask).toHaveAttribute('href', '/resources/support');
    await field(page, 'website').fill('5');
    await expect(amount(page, 'month')).toContainText('$383.98');
    await expect(page.locator('[data-section=finder]')).toContainText(
      'Not in this sum, to be priced with you: Chatbots.',
    );
    await clean(page, 'beyond the last row');
  });

  test('channels: each names its workflows and adds its price', async ({ page }) => {
    await open(page, '/pricing?conversations=0');
    const boxes = line(page, 'automation').getByRole('checkbox');
    await expect(boxes).toHaveCount(5);
    for (const [index, said] of [
      '5 workflows',
      '20 workflows',
      '50 workflows',
      'Unlimited',
      'Unlimited, global',
    ].entries())
      await expect(line(page, 'automation').locator('li').nth(index)).toContainText(said);
    await page.getByRole('checkbox', { name: 'Linkedin' }).check();
    await page.getByRole('checkbox', { name: 'Email' }).check();
    await expect(price(page, 'automation')).toContainText('$754.68');
    await expect(price(page, 'automation')).toContainText('$2,500');
    await expect(page).toHaveURL('/pricing?channels=linkedin,email');
  });

  test('nothing is on its way: plug, knob and digits are there at once', async ({ page }) => {
    await open(page, '/pricing?calls=1');
    await field(page, 'phone-systems').fill('150000');
    await frames(page);
    await animationsEnded(page);
    await expect(line(page, 'phone-systems').locator('[data-part=plug]')).toHaveCSS('transform', IN_PLACE);
    await expect(amount(page, 'month')).toContainText('$36,000.00');
  });
});

test('by mouse: dragged from zero to beyond the last row and back', async ({ page }) => {
  await open(page, '/pricing');
  await motionReady(page);
  for (const id of lines) {
    const range = slider(page, id);
    const seen = new Set<number>();
    const knobAt = await wayOf(range);
    const start = knobAt(0);
    await page.mouse.click(start.x, start.y);
    await expect(rows(page, id)).toHaveAttribute('data-row', '-1');
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    for (let share = 0; share <= 1.0001; share += 1 / 40) {
      const { x, y } = knobAt(Math.min(1, share));
      await page.mouse.move(x, y);
      seen.add(await rowOf(page, id));
    }
    await page.mouse.up();
    expect([...seen], id).toEqual(allRows(id));
  }
  await expect(price(page, 'phone-systems')).toContainText('Ask us');
  // A jack is plugged into as well.
  await rows(page, 'chatbots').locator('[data-tier=growth]').click();
  await expect(field(page, 'chatbots')).toHaveValue('750');
});

test('by keyboard: from zero, arrow by arrow, to the end', async ({ page }) => {
  await open(page, '/pricing');
  for (const id of lines) {
    const seen = new Set<number>();
    await field(page, id).focus();
    await page.keyboard.press('Tab');
    await expect(slider(page, id)).toBeFocused();
    await page.keyboard.press('Home');
    const last = Number(await slider(page, id).getAttribute('max'));
    for (let step = 0; step <= last; step++) {
      seen.add(await rowOf(page, id));
      await page.keyboard.press('ArrowRight');
    }
    expect([...seen], id).toEqual(allRows(id));
    await page.keyboard.press('End');
    await expect(slider(page, id)).toHaveAttribute('aria-valuetext', /\d.*, \w/);
  }
  await page.getByRole('checkbox', { name: 'Email' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Email' })).not.toBeChecked();
});

test.describe('by finger', () => {
  test.use(sizes.phone);

  test('tapped from zero to beyond; every control is 44 px high', async ({ page }) => {
    await open(page, '/pricing');
    for (const id of lines) {
      const seen = new Set<number>();
      const knobAt = await wayOf(slider(page, id));
      for (let stop = 0; stop <= 24; stop++) {
        const { x, y } = knobAt(stop / 24);
        await page.touchscreen.tap(x, y);
        await frames(page);
        seen.add(await rowOf(page, id));
      }
      expect([...seen], id).toEqual(allRows(id));
    }
    await line(page, 'automation').locator('[data-tier=instagram]').tap();
    await expect(page.getByRole('checkbox', { name: 'Instagram' })).toBeChecked();
    expect(await smallTargets(page, '[data-section=finder]')).toEqual([]);
  });
});

test('the answer is there within 300 ms, plug and digits at rest', async ({ page }) => {
  await open(page, '/pricing?calls=1');
  await motionReady(page);
  await line(page, 'phone-systems').scrollIntoViewIfNeeded();
  // The scene is here once it has moved a first time.
  await field(page, 'phone-systems').fill('451');
  await expect(line(page, 'phone-systems').locator('[data-part=plug]')).toHaveCSS('transform', IN_PLACE);
  const times = await page.evaluate(async () => {
    const root = document.querySelector('[data-line="phone-systems"]');
    const range = root?.querySelector<HTMLInputElement>('input[type=range]');
    const plug = root?.querySelector('[data-part=plug]');
    if (!range || !plug) throw new Error('no line');
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const begun = performance.now();
    setValue?.call(range, range.max);
    range.dispatchEvent(new Event('input', { bubbles: true }));
    while (!root?.querySelector('[data-row="5"]')) await frame();
    const said = performance.now() - begun;
    do await frame();
    while (
      !new DOMMatrix(getComputedStyle(plug).transform).isIdentity ||
      document.getAnimations().some(({ effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return target?.closest('[data-section=finder] [class*=reels]');
      })
    );
    return { said, rested: performance.now() - begun };
  });
  expect(times.said).toBeLessThan(100);
  // A frame over, on a busy machine.
  expect(times.rested).toBeLessThan(340);
});

test.describe('the address', () => {
  test('holds what was asked, without a step back for each move', async ({ page }) => {
    await open(page, '/');
    await open(page, '/pricing?from=mail#automation');
    const steps = await page.evaluate(() => history.length);
    await field(page, 'phone-systems').fill('1500');
    await field(page, 'chatbots').fill('1000');
    await page.getByRole('checkbox', { name: 'Linkedin' }).check();
    const wanted = '/pricing?conversations=1000&calls=1500&channels=linkedin,email&pages=5&from=mail';
    await expect(page).toHaveURL(wanted);
    expect(await page.evaluate(() => history.length)).toBe(steps);
    await expect(amount(page, 'month')).toContainText('$1,885.62');
    await page.reload();
    await expect(amount(page, 'month')).toContainText('$1,885.62');
    await expect(field(page, 'phone-systems')).toHaveValue('1500');
    await french(page);
    await expect(page).toHaveURL(wanted);
    await expect(amount(page, 'month')).toContainText('1\u00a0885,62\u00a0$');
    await page.getByRole('button', { name: 'Tout débrancher' }).click();
    await expect(page).toHaveURL('/pricing?conversations=0&from=mail');
    await expect(amount(page, 'month')).toContainText('0,00\u00a0$');
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('Back to another choice shows that choice', async ({ page }) => {
    await open(page, '/pricing?calls=450');
    await field(page, 'phone-systems').fill('1500');
    await expect(page).toHaveURL('/pricing?calls=1500');
    await page.getByRole('navigation', { name: 'The four lines' }).getByRole('link').nth(3).click();
    await expect(page).toHaveURL('/pricing?calls=1500#website');
    await field(page, 'phone-systems').fill('3000');
    await expect(page).toHaveURL('/pricing?calls=3000');
    await page.goBack();
    await expect(page).toHaveURL('/pricing?calls=1500');
    await expect(field(page, 'phone-systems')).toHaveValue('1500');
  });

  test('what cannot be read is zero, and a note says so until something is asked for', async ({ page }) => {
    await open(page, '/pricing?calls=many&channels=fax,email&pages=5');
    const note = page.locator('[data-section=finder] [role=status] code');
    await expect(note).toHaveText('calls=many, channels=fax');
    await expect(rows(page, 'phone-systems')).toHaveAttribute('data-row', '-1');
    await expect(page.getByRole('checkbox', { name: 'Email' })).toBeChecked();
    await expect(field(page, 'website')).toHaveValue('5');
    await field(page, 'phone-systems').fill('450');
    await expect(note).toHaveCount(0);
    await expect(page).toHaveURL('/pricing?calls=450&channels=email&pages=5');
  });

  test('its canonical address has no choice in it', async ({ page }) => {
    await open(page, '/pricing?calls=450');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/pricing$/);
  });
});

test('the sums are spoken once the hand rests, not before and not on arrival', async ({ page }) => {
  await page.clock.install();
  await open(page, '/pricing?calls=1500');
  const voice = page.locator('[data-section=finder] output');
  await page.clock.runFor(2000);
  await expect(voice).toHaveText(/^Middle\. A month: \$570\.00\. /);
  // From here time passes only where the test lets it: a busy machine takes longer to type than the hand may rest.
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the rate card stands alone', async ({ page }) => {
    await page.goto('/pricing');
    await expect(page.locator('[data-section=finder]')).toBeHidden();
    await expect(page.getByRole('table')).toHaveCount(4);
  });
});

test('loads without a shift, whatever the address asks', async ({ page }) => {
  for (const search of ['', '?calls=150001&conversations=5000', '?channels=fax']) {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page, `/pricing${search}`);
    await page.evaluate(() => document.fonts.ready);
    await frames(page);
    const sum = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((total, shift) => total + shift, 0),
    );
    expect(sum, search).toBeLessThan(0.001);
  }
});

test('on paper the answer is text', async ({ page }) => {
  await open(page, '/pricing?calls=1500');
  await page.emulateMedia({ media: 'print' });
  await expect(amount(page, 'month').getByText('$570.00')).toBeVisible();
  await expect(slider(page, 'phone-systems')).toBeHidden();
});
