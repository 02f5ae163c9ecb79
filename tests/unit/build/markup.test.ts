/** The rules for the pages' HTML, each on a page that breaks it. The gate runs them on every page of the build. */
import { readFileSync } from 'node:fs';
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';

const config = JSON.parse(readFileSync('.htmlvalidate.json', 'utf8')) as ConfigData;
const validator = new HtmlValidate(new StaticConfigLoader(config));

/** The rules that a page's body breaks. */
const brokenRules = async (body: string) => {
  const html = `<!doctype html><html lang="en"><head><title>Allô</title></head><body>${body}</body></html>`;
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));
};

test('markup that the pages use is valid: a table made of roles, a labelled list', async () => {
  const cell = '<div role="row"><div role="cell">$5</div></div>';
  expect(
    await brokenRules(`<div role="table" aria-label="Rates"><div role="rowgroup">${cell}</div></div>`),
  ).toEqual([]);
  expect(await brokenRules('<ul aria-label="Elsewhere"><li>Here</li></ul>')).toEqual([]);
});

for (const [rule, body] of [
  ['no-redundant-role', '<table><tbody><tr role="row"><td>$5</td></tr></tbody></table>'],
  ['element-permitted-content', '<ul><span>One</span></ul>'],
  ['aria-label-misuse', '<p><span aria-label="not listed">–</span></p>'],
  ['no-dup-id', '<p id="a">One</p><p id="a">Two</p>'],
  ['wcag/h71', '<fieldset><label>Name <input></label></fieldset>'],
] as const)
  test(`${rule} is refused: ${body}`, async () => {
    expect(await brokenRules(body)).toContain(rule);
  });
