/** Numbers that stand in a script and in a style sheet, where neither can read the other's. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allMessages } from '../../src/build/all-messages.ts';
import { LEAVE } from '../../src/components/modal/use-closing.ts';
import { CALL_MINUTES } from '../../src/content/claims.ts';
import { automationActions, automationEvents } from '../../src/content/demos.ts';
import { NARROW, trackingOf, WIDE } from '../../src/content/display-face.ts';
import { dollars } from '../../src/content/dollars.ts';
import { pricing } from '../../src/content/pricing.ts';
import { showcase } from '../../src/pages/home/showcase/content.ts';
import { diagrams } from '../../src/pages/services/automation/cable-geometry.ts';
import { automationSteps } from '../../src/pages/services/automation/content.ts';
import { lampMatrix } from '../../src/pages/solutions/content.ts';

const read = (file: string) => readFileSync(file, 'utf8');

/** A pattern's groups at each of its places in a style sheet. */
const found = (file: string, pattern: RegExp) =>
  [...read(file).matchAll(pattern)].map(([, ...groups]) => groups);

test('the display face is as narrow and as wide in the style sheet', () => {
  const faces = found('styles/fonts.css', /url\('\.\/fonts\/anybody[^}]*font-stretch: (\d+)% (\d+)%/g);
  expect(faces).toEqual(Array.from({ length: 3 }, () => [`${NARROW}`, `${WIDE}`]));
});

test('letters whose width is data stand as far apart in every style sheet', () => {
  const tracking = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => found(join('src', file), /letter-spacing: calc\(\((.+) - var\(--w\)\) \* (.+)em\)/g));
  expect(tracking.length).toBeGreaterThan(1);
  for (const [even, step] of tracking)
    for (const width of [NARROW, 78, WIDE])
      expect((Number(even) - width) * Number(step)).toBeCloseTo(trackingOf(width), 9);
});

test('the station clock has a rule for the hour of each card', () => {
  const rules = found(
    'src/pages/home/showcase/clock.module.css',
    /data-active='(\d+)'\]\) \.roller \{\s+--digit: var\(--digit-(\d+)\);/g,
  );
  expect(rules).toEqual(showcase.map((_, index) => [`${index}`, `${index}`]));
});

test('a dialog’s backdrop fades as long as the dialog takes to leave', () => {
  for (const file of [
    'src/components/service-dialog/service-dialog.module.css',
    'src/pages/resources/blog/post-dialog/post-dialog.module.css',
  ])
    expect(found(file, /data-closing\]::backdrop \{\s+animation: \S+ (\d+)ms/g), file).toEqual([
      [`${LEAVE.duration * 1000}`],
    ]);
});

test('the preview’s frames are as wide as their names say, in both languages', async () => {
  const widths = found(
    'src/components/service-dialog/website-demo.module.css',
    /data-device='(\w+)'\] \{\s+inline-size: (\d+)px/g,
  );
  expect(widths.map(([device]) => device)).toEqual(['tablet', 'mobile']);
  for (const messages of [await allMessages('en'), await allMessages('fr')])
    for (const [device, width] of widths)
      expect(messages[`site.${device}`]).toMatch(new RegExp(`, ${width}\\spx$`));
});

test('the demo’s bay has a column and a cable’s colour for each event and its action', () => {
  const file = 'src/components/service-dialog/automation-demo.module.css';
  const [[columns] = []] = found(file, /\.row \{[^}]*repeat\((\d+), 1fr\)/g);
  expect([automationEvents.length, automationActions.length]).toEqual([Number(columns), Number(columns)]);
  expect(found(file, /\.bay \[data-cable='(\d+)'\]/g)).toEqual(
    automationEvents.map((_, index) => [`${index}`]),
  );
});

test('the cable diagram has the size of its bays', () => {
  const file = 'src/pages/services/automation/automation.module.css';
  const { wide, tall } = diagrams;
  expect(found(file, /inline-size: calc\((\d+) \/ 1440 \* 100vw\);\s+block-size: calc\((\d+) \//g)).toEqual([
    [`${wide.width}`, `${wide.height}`],
  ]);
  expect(found(file, /aspect-ratio: (\d+) \/ (\d+)/g)).toEqual([
    [`${tall.width}`, `${tall.height / automationSteps.length}`],
  ]);
});

test('the matrix has as many lamps across as the style sheet', () => {
  const [[across] = []] = found(
    'src/pages/solutions/module-pictures.module.css',
    /\.matrix \{[^}]*repeat\((\d+),/g,
  );
  for (const row of lampMatrix) expect(row).toHaveLength(Number(across));
});

test('a rate card’s columns are its tiers', () => {
  const [[columns] = []] = found(
    'src/pages/pricing/rate-card/tier-group.module.css',
    /19\.75rem repeat\((\d+),/g,
  );
  for (const { id, tiers } of pricing) expect(tiers, id).toHaveLength(Number(columns));
});

test('an amount in words is a price, a starting fee, or a month of a tier’s calls', async () => {
  const tiers = pricing.flatMap((group) => group.tiers);
  const months = pricing
    .filter(({ id }) => id === 'phone-systems')
    .flatMap((group) => group.tiers)
    .map(({ price, allowances: [calls] }) =>
      price && calls && 'figure' in calls
        ? dollars(calls.figure).cents * CALL_MINUTES * (price.cents / 100)
        : Number.NaN,
    );
  const amounts = new Set(
    [...tiers.flatMap(({ price, fee }) => [price?.cents, fee.cents]), ...months].map((cents) =>
      Math.round(cents ?? 0),
    ),
  );
  const written = (text: string) => [
    ...[...text.matchAll(/\$([\d,.]*\d)/g)].map(([, amount = '']) => dollars(amount).cents),
    ...[...text.matchAll(/([\d\u00a0]*\d(?:,\d\d)?)\u00a0\$/g)].map(
      ([, amount = '']) => dollars(amount.replace(',', '.').replaceAll('\u00a0', ',')).cents,
    ),
  ];
  for (const language of ['en', 'fr'] as const) {
    const words = Object.entries(await allMessages(language)).flatMap(([key, text]) =>
      written(text).map((cents) => [key, cents] as const),
    );
    expect(words.length, language).toBeGreaterThan(10);
    expect(
      words.filter(([, cents]) => !amounts.has(cents)),
      language,
    ).toEqual([]);
  }
});
