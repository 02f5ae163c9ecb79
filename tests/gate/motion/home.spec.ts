import { jump, open, visit } from '../../support/site.ts';
import { expect, test } from './fixture.ts';

test('typewriter: it keeps its caret at the last letter and starts again in French; reveal: it leaves no style behind', async ({
  motion,
  page,
}) => {
  await open(page);
  await motion.ready('typewriter');

  await test.step('typewriter has its caret beside the letter that was typed last', async () => {
    const { duration = Number.NaN } = (await motion.timeline('typewriter')) ?? {};
    const at = async (time: number) => {
      await motion.seekRoot('[data-scene=typewriter]', time / duration);
      return page.evaluate(() => {
        const [, phrase] = document.querySelectorAll('[data-part=phrase]');
        const typed = [...(phrase?.querySelectorAll('[data-letter]') ?? [])].filter(
          (letter) => getComputedStyle(letter).opacity === '1',
        );
        const box = (element?: Element | null) => element?.getBoundingClientRect() ?? new DOMRect(Number.NaN);
        return {
          count: typed.length,
          letter: box(typed.at(-1)).right,
          caret: box(document.querySelector('[data-part=caret]')).left,
        };
      });
    };
    // The second phrase has 19 characters with its spaces, and begins at 2 s.
    const [begun, held, last, whole] = [await at(2.525), await at(2.58), await at(3.3), await at(3.9)];
    expect([begun.count, held.count, last.count, whole.count]).toEqual([7, 7, 17, 17]);
    expect(held.caret).toBeCloseTo(begun.caret, 0);
    expect(last.caret).toBeCloseTo(whole.caret, 0);
    for (const { caret, letter } of [held, whole]) expect(Math.abs(caret - letter)).toBeLessThan(14);
  });

  await test.step('typewriter shows the first phrase again after a change of language', async () => {
    await page.getByRole('button', { name: 'FR, switch to French' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await motion.ready('typewriter');
    const letters = () =>
      page
        .locator('[data-part=phrase]')
        .first()
        .evaluate(
          (phrase) =>
            [...phrase.querySelectorAll('[data-letter]')].filter(
              (letter) => getComputedStyle(letter).opacity === '1',
            ).length,
        );
    await expect.poll(letters).toBe(19);
  });

  await test.step('reveal starts no more than 24 px low, and leaves no style behind', async () => {
    await jump(page, 700);
    await motion.ready('reveal');
    const rises = page.locator('[data-section=team] [data-part=rise]');
    expect(
      await rises.first().evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).m42),
    ).toBeLessThanOrEqual(24);
    await visit(page, 'team');
    await expect
      .poll(() =>
        rises.evaluateAll((all) =>
          all.every(
            (element) => element.getAttribute('style') === '' || element.getAttribute('style') === null,
          ),
        ),
      )
      .toBe(true);
  });
});

test('typewriter: a phrase that is typed stays whole until it fades', async ({ motion, page }) => {
  await open(page);
  await motion.ready('typewriter');
  await expect
    .poll(() =>
      page
        .locator('[data-part=phrase]')
        .nth(1)
        .locator('[data-letter]')
        .first()
        .evaluate((letter) => getComputedStyle(letter).opacity),
    )
    .toBe('0');
  // Played, not sought: the browser's animations run, and GSAP only starts them.
  const counts = await page.evaluate(
    () =>
      new Promise<number[]>((done) => {
        const [, second, third] = document.querySelectorAll('[data-part=phrase]');
        const shown = (phrase?: Element) =>
          [...(phrase?.querySelectorAll('[data-letter]') ?? [])].filter(
            (letter) => Number(getComputedStyle(letter).opacity) > 0.5,
          ).length;
        const seen: number[] = [];
        const look = () => {
          const now = shown(second);
          if (now > 0 || seen.length > 0) seen.push(now);
          const fades = second && seen.length > 0 && Number(getComputedStyle(second).opacity) < 1;
          if (fades || shown(third) > 0) done(seen);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  expect(Math.max(...counts)).toBe(17);
  expect(counts).toEqual(counts.toSorted((one, other) => one - other));
});
