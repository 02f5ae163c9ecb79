import { expect, french, open, test, walk } from '../../support/site.ts';

test('the sections stand in the specification’s order', async ({ page }) => {
  await open(page);
  const order = await page
    .locator('main [data-section]')
    .evaluateAll((all) => all.map((element) => (element as HTMLElement).dataset.section));
  expect(order).toEqual(['hero', 'services', 'team', 'showcase', 'testimonials', 'faq']);
});

test('what is under the pointer is looked for in one section and not in all: each of them is contained', async ({
  page,
}) => {
  await open(page);
  const contained = await page
    .locator('main > section')
    .evaluateAll((all) => all.map((section) => getComputedStyle(section).contain));
  expect(contained.length).toBeGreaterThanOrEqual(6);
  expect(new Set(contained)).toEqual(new Set(['paint']));
});

test('in French no sentence of the home page is left in English', async ({ page }) => {
  await open(page);
  const sentences = () =>
    page.evaluate(() =>
      [
        ...document.querySelectorAll(
          'main :is(h1, h2, h3, p, li, summary), footer :is(h2, h3, p, a), header :is(a, button)',
        ),
      ]
        .map((element) => element.textContent?.trim() ?? '')
        .filter((text) => text.split(/\s+/).length > 2),
    );
  const english = new Set(await sentences());
  await french(page);
  await walk(page);
  const left = (await sentences()).filter((text) => english.has(text) && !/^\d|555/.test(text));
  expect(left).toEqual([]);
});
