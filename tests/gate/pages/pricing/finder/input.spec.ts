/** The price finder from zero to beyond the last row: by typing, by mouse, by keyboard and by finger. */
import type { Locator, Page } from 'playwright/test';
import { expect, motionReady, open, sizes, test } from '../../../../support/site.ts';
import { smallTargets } from '../../../../support/targets.ts';
import { field, line, type NumberLine, numberLines, price, rows, slider } from './finder.ts';

/** Numbers for each line, and the row that the plug must be in; -1 is none, 5 is beyond the last. */
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
} satisfies Record<NumberLine, [string, number][]>;

/** Records each row that a line's plug is in from now on, the current one included. @returns gives the rows so far */
async function watchRows(page: Page, id: NumberLine): Promise<() => Promise<number[]>> {
  const seen = await rows(page, id).evaluateHandle((element) => {
    const found = new Set<number>();
    const look = () => found.add(Number(element.getAttribute('data-row')));
    look();
    new MutationObserver(look).observe(element, { attributeFilter: ['data-row'] });
    return found;
  });
  return () => seen.evaluate((found) => [...found]);
}

/** Gives the place of a slider's knob at a fraction of its way, px of the window. */
async function knobPlaces(range: Locator) {
  await range.scrollIntoViewIfNeeded();
  const box = await range.boundingBox();
  if (!box) throw new Error('no slider');
  const knob = 28;
  return (progress: number) => ({
    x: box.x + knob / 2 + progress * (box.width - knob),
    y: box.y + box.height / 2,
  });
}

/** Rows from none to the last that a slider reaches. */
const allRows = (id: NumberLine) => (id === 'website' ? [-1, 0, 1, 2] : [-1, 0, 1, 2, 3, 4, 5]);

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a typed number is in the row that covers it, and the keyboard moves the slider from zero to its end', async ({
    page,
  }) => {
    await open(page, '/pricing');
    for (const id of numberLines)
      for (const [text, row] of numbers[id]) {
        await field(page, id).fill(text);
        await expect(rows(page, id)).toHaveAttribute('data-row', String(row));
        await expect(rows(page, id).locator('[aria-current=true]')).toHaveCount(row < 0 ? 0 : 1);
      }

    // The keyboard goes from zero to the end, arrow by arrow or page by page.
    for (const id of numberLines) {
      await field(page, id).focus();
      await page.keyboard.press('Tab');
      await expect(slider(page, id)).toBeFocused();
      await page.keyboard.press('Home');
      await expect(rows(page, id)).toHaveAttribute('data-row', '-1');
      const seen = await watchRows(page, id);
      const { max, step } = await slider(page, id).evaluate((range: HTMLInputElement) => ({
        max: Number(range.max),
        step: Math.max(1, Math.floor(Number(range.max) / 10)),
      }));
      const key = id === 'website' ? 'ArrowRight' : 'PageUp';
      const presses = id === 'website' ? max : Math.ceil(max / step);
      for (let press = 0; press <= presses; press++) await page.keyboard.press(key);
      await expect(slider(page, id)).toHaveValue(String(max));
      // A page is a tenth of the way, which may step over a row.
      if (id === 'website') await expect.poll(seen, id).toEqual(allRows(id));
      else expect((await seen()).length, id).toBeGreaterThan(4);
      await expect(slider(page, id)).toHaveAttribute('aria-valuetext', /\d.*, \w/);
    }
    await page.getByRole('checkbox', { name: 'Email' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('checkbox', { name: 'Email' })).not.toBeChecked();
  });
});

test('the mouse drags a slider from zero to beyond the last row', async ({ page }) => {
  await open(page, '/pricing');
  await motionReady(page);
  for (const id of ['phone-systems', 'website'] as const) {
    const range = slider(page, id);
    const knobAt = await knobPlaces(range);
    const [start, end] = [knobAt(0), knobAt(1)];
    await page.mouse.click(start.x, start.y);
    await expect(rows(page, id)).toHaveAttribute('data-row', '-1');
    const seen = await watchRows(page, id);
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 24 });
    await page.mouse.up();
    await expect.poll(seen, id).toEqual(allRows(id));
  }
  await expect(price(page, 'phone-systems')).toContainText('Ask us');
  // A click on a jack chooses its row, too.
  await rows(page, 'chatbots').locator('[data-tier=growth]').click();
  // A row without a number of its own cannot be picked, and does not look as if it could.
  await expect(rows(page, 'website').locator('[data-tier=business]')).toHaveCSS('cursor', 'auto');
  await expect(field(page, 'chatbots')).toHaveValue('750');
});

test.describe('by finger', () => {
  test.use({ ...sizes.phone, contextOptions: { reducedMotion: 'reduce' } });

  test('taps move a slider from zero to beyond the last row, and every control is large enough', async ({
    page,
  }) => {
    await open(page, '/pricing');
    for (const id of ['chatbots'] as const) {
      const knobAt = await knobPlaces(slider(page, id));
      const start = knobAt(0);
      await page.touchscreen.tap(start.x, start.y);
      await expect(rows(page, id)).toHaveAttribute('data-row', '-1');
      const seen = await watchRows(page, id);
      for (let stop = 1; stop <= 24; stop++) {
        const { x, y } = knobAt(stop / 24);
        await page.touchscreen.tap(x, y);
      }
      await expect.poll(seen, id).toEqual(allRows(id));
    }
    await line(page, 'automation').locator('[data-tier=instagram]').tap();
    await expect(page.getByRole('checkbox', { name: 'Instagram' })).toBeChecked();
    expect(await smallTargets(page, '[data-section=finder]')).toEqual([]);
  });
});
