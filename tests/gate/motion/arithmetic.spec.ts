/** Each scene and pointer effect against its arithmetic on a desk's window. Three windows: `tests/long/arithmetic/`. */
import { readdirSync } from 'node:fs';
import { open } from '../../support/site.ts';
import { rootOf, windowsOf } from './cases/case.ts';
import { cases } from './cases/cases.ts';
import { examine, report } from './examine.ts';
import { expect, test } from './fixture.ts';

for (const one of cases)
  for (const { window, size } of windowsOf(one).slice(0, 1))
    test.describe(window, () => {
      test.use(size);
      test(`${one.scene}: there and back`, async ({ page }) => {
        await open(page, one.route);
        await page.evaluate(() => document.fonts.ready);
        report(test.info(), one, window, await examine(one, page, rootOf(one)));
      });
    });

test('every scene and pointer effect of the source has its arithmetic here', () => {
  const scenes = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(scene|effect)\.ts$/.test(file))
    .map((file) => file.replace(/.*\/|\.(scene|effect)\.ts/g, ''));
  expect(cases.map(({ scene }) => scene).sort()).toEqual(scenes.sort());
});
