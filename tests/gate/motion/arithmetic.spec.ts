/**
 * Compares each scene and pointer effect with its arithmetic in a desktop's window; `tests/long/arithmetic/` does in three
 * windows. The scenes of a route share its page, one after the other.
 */
import { readdirSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { frames } from '../../support/at-rest.ts';
import { jump, open } from '../../support/site.ts';
import { type Case, near, rootOf, windowsOf } from './cases/case.ts';
import { cases } from './cases/cases.ts';
import { examine, report } from './examine.ts';
import { exposeMotion, expect, test } from './fixture.ts';

const first = 'desktop';
/** An entrance is approached from above: in view before it is built it does not move, and there is nothing to seek. */
const isEntrance = ({ arrive }: Case) => arrive === near;
/** Scenes that share a page: the same route in the same window. Entrances come first, as they play once. */
const shared = new Map<string, Case[]>();
for (const one of cases.toSorted((a, b) => Number(isEntrance(b)) - Number(isEntrance(a)))) {
  const key = `${one.route} ${JSON.stringify(windowsOf(one)[0]?.size)}`;
  shared.set(key, [...(shared.get(key) ?? []), one]);
}

for (const group of shared.values())
  test.describe(first, () => {
    test.describe.configure({ mode: 'default' });
    const size = windowsOf(group[0] as Case)[0]?.size;
    let page: Page;
    const errors: string[] = [];

    test.beforeAll(async ({ browser }) => {
      const context = await browser.newContext({ ...size });
      await exposeMotion(context);
      page = await context.newPage();
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      await open(page, (group[0] as Case).route);
      await page.evaluate(() => document.fonts.ready);
    });
    test.afterAll(() => page.context().close());

    for (const one of group)
      test(`${one.scene}: it follows its arithmetic there and back`, async () => {
        if (await page.getByRole('dialog').count()) await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await jump(page, 0);
        await frames(page);
        report(test.info(), one, first, await examine(one, page, rootOf(one)));
        expect(errors.splice(0), 'errors on the page').toEqual([]);
      });
  });

test('every scene and pointer effect of the source has its arithmetic here', () => {
  const scenes = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(scene|effect)\.ts$/.test(file))
    .map((file) => file.replace(/.*\/|\.(scene|effect)\.ts/g, ''));
  expect(cases.map(({ scene }) => scene).sort()).toEqual(scenes.sort());
});
