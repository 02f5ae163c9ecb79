/** The motion report's pure parts, and a small report of made-up results from end to end. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { numberChanges } from '../../report/compare.ts';
import { costPer, deviationText, type Figure, verdictOf } from '../../report/figures.ts';
import { html } from '../../report/markup.ts';
import { someOf, straightened } from '../../report/series.ts';
import { developed, difference, print } from '../../report/print.ts';
import { clock, timeLeft, measuredAt } from '../../report/progress.ts';
import type { Result } from '../../report/result.ts';
import { firstComment, sourceOf } from '../../report/source.ts';
import { begin, finish, resultFile } from '../../report/stored.ts';
import { writePages } from '../../report/write-pages.ts';

const plain = (colour: string) =>
  sharp({ create: { width: 96, height: 64, channels: 3, background: colour } });

const result = (change: Partial<Result> = {}): Result => ({
  scene: 'showcase',
  page: '/',
  window: 'desktop',
  size: { width: 1440, height: 900 },
  clock: 'scroll',
  length: 1720,
  nth: 1,
  series: [
    {
      what: 'track x',
      nth: 0,
      unit: 'px',
      tolerance: 1,
      line: [
        [0, 0],
        [1720, -1720],
      ],
      there: [[860, -860.4]],
      back: [[860, -860]],
    },
  ],
  deviation: { error: 0.4, what: 'track x', off: 0.4, unit: 'px' },
  costs: [{ slowdown: 1, busy: 500, seconds: 1, scrolled: 2000, frames: [16.6, 33.4] }],
  marks: [{ kind: 'enter', at: 1.5 }],
  phases: [{ name: 'measured', from: 1, to: 2 }],
  pictures: [],
  trace: null,
  at: '2026-11-22T22:50:11.000Z',
  seconds: 9,
  failure: null,
  ...change,
});

const figure = (change: Partial<Figure> = {}): Figure => ({
  deviation: { error: 0.1, what: 'track x', off: 0.1, unit: 'px' },
  cost: 250,
  slowCost: null,
  length: 1720,
  failure: null,
  prints: {},
  ...change,
});

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'report-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a scene’s verdict is that it holds, is off, costs too much or has failed', () => {
  expect(verdictOf(result())).toBe('holds');
  expect(verdictOf(result({ deviation: { error: 1.2, what: '', off: 1.2, unit: 'px' } }))).toBe('off');
  expect(verdictOf(result({ deviation: { error: null, what: '', off: null, unit: '' } }))).toBe('off');
  expect(verdictOf(result({ failure: 'no scene' }))).toBe('failed');
  const dear = { slowdown: 1, busy: 5000, seconds: 1, scrolled: 2000, frames: [] };
  expect(verdictOf(result({ costs: [dear] }))).toBe('dear');
});

test('cost is counted per 1,000 px if the scroll drives the scene, else per second', () => {
  expect(costPer(result(), 1)).toBe(250);
  expect(costPer(result({ clock: 'time' }), 1)).toBe(500);
  expect(costPer(result(), 4)).toBeNull();
  expect(deviationText({ error: 0.4, what: '', off: 0.123, unit: 'px' })).toBe('0.12 px');
});

test('a number counts as changed only beyond its noise', () => {
  expect(numberChanges('desktop', figure(), figure({ cost: 290 }))).toEqual([]);
  const far = { error: 3, what: 'track x', off: 3, unit: 'px' };
  expect(
    numberChanges('desktop', figure(), figure({ cost: 600, deviation: far })).map(({ what, after }) => [
      what,
      after,
    ]),
  ).toEqual([
    ['farthest off', '3 px (track x)'],
    ['main thread, ms', '600'],
  ]);
});

test('a print tells pictures apart, and can be developed into a picture', async () => {
  const [red, green] = [await print(plain('#e04020')), await print(plain('#20e040'))];
  expect(red.length).toBe(192);
  expect(difference(red, await print(plain('#e04020')))).toBe(0);
  expect(difference(red, green)).toBeGreaterThan(0.4);
  expect(difference(red, await print(developed(red)))).toBe(0);
});

test('the time left follows from the mean of the finished scenes', () => {
  expect(clock(250)).toBe('4 min 10 s');
  expect(timeLeft([10_000, 14_000], 7)).toBe('1 min 0 s left');
});

test('a text in a page is escaped, and markup is not', () => {
  expect(html`<p>${'a < b'}${html`<b>${1}</b>`}${null}${['&', 2]}</p>`.text).toBe(
    '<p>a &lt; b<b>1</b>&amp;2</p>',
  );
});

test('a scene’s description and the notes on its numbers are read from its file', () => {
  expect(firstComment('/**\n * One line,\n * and another.\n */\nconst a = 1;')).toBe(
    'One line, and another.',
  );
  const { file, line, config } = sourceOf('reveal');
  expect(file).toBe('src/components/reveal/reveal.scene.ts');
  expect(line).toMatch(/^A section's parts rise .*\.$/);
  expect(config[0]).toEqual({ key: 'rise', value: '24', note: 'Distance risen, px.' });
});

test('a report says from when to when it was measured', () => {
  const late = '2026-11-22T23:59:01.000Z';
  expect(measuredAt([late])).toBe('2026-11-22 23:59 UTC');
  expect(measuredAt([late, '2026-11-22T22:50:00.000Z'])).toBe('2026-11-22 22:50 to 23:59 UTC');
  expect(measuredAt(['2026-11-23T00:04:00.000Z', late])).toBe('2026-11-22 23:59 to 2026-11-23 00:04 UTC');
});

test('a stopped run goes on with the same build, and begins again with another', () => {
  mkdirSync(`${folder}/data`);
  expect(begin(folder, 1)).toEqual(new Set());
  const run = JSON.parse(readFileSync(`${folder}/run.json`, 'utf8'));
  writeFileSync(`${folder}/run.json`, JSON.stringify({ ...run, began: run.began - 5000 }));
  writeFileSync(resultFile(folder, 'showcase-desktop'), '{}');
  expect(begin(folder, 1)).toEqual(new Set(['showcase-desktop']));
  expect(begin(folder, 2)).toEqual(new Set());
  finish(folder);
  expect(existsSync(`${folder}/run.json`)).toBe(false);
});

test('a report is self-contained: it fetches nothing from elsewhere, has no module, and every link leads to a file', async () => {
  mkdirSync(`${folder}/pictures`);
  const file = 'pictures/showcase-desktop-day-50.webp';
  await plain('#e04020').webp().toFile(`${folder}/${file}`);
  const pictures: Result['pictures'] = [
    { way: '', look: 'day', stop: 0.5, file, print: await print(plain('#e04020')) },
  ];
  const old = `${folder}/old.json`;
  const before = {
    made: '',
    figures: { 'showcase-desktop': figure({ prints: { 'day 50': await print(plain('#20e040')) } }) },
  };
  writeFileSync(old, JSON.stringify(before));
  await writePages({ folder, results: [result({ pictures })], against: old, only: [] });
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  expect(pages.sort()).toEqual(['index.html', 'scenes/showcase.html']);
  for (const page of pages) {
    const text = readFileSync(join(folder, page), 'utf8');
    expect(text, page).not.toMatch(/type="module"|src="http|href="http(?!:\/\/localhost)/);
    const links = [...text.matchAll(/(?:src|href)="([^"#:]+)(?:#[^"]*)?"/g)].map(([, link = '']) => link);
    for (const link of links)
      expect(existsSync(resolve(folder, dirname(page), link)), `${page}: ${link}`).toBe(true);
  }
  const scene = readFileSync(join(folder, 'scenes/showcase.html'), 'utf8');
  expect(scene).toContain('Since last time');
  expect(scene).toMatch(/<svg[^>]*role="img"/);
  expect(Object.keys(JSON.parse(readFileSync(join(folder, 'figures.json'), 'utf8')).figures)).toEqual([
    'showcase-desktop',
  ]);
});

test('a line keeps the points at which it bends', () => {
  const line = [0, 0, 0, 1, 2, 3, 3].map((y, x): [number, number] => [x, y]);
  expect(straightened(line)).toEqual([
    [0, 0],
    [2, 0],
    [5, 3],
    [6, 3],
  ]);
});

test('a curve keeps its shape when its needless points are left out', () => {
  const line = Array.from({ length: 161 }, (_, x): [number, number] => [x, (x / 160) ** 3]);
  const kept = straightened(line);
  expect(kept.length).toBeLessThan(60);
  for (const [x, y] of line) {
    const after = kept.findIndex(([at]) => at >= x);
    const [from = [0, 0], to = [0, 0]] = [kept[Math.max(0, after - 1)], kept[after]];
    const drawn = from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0] || 1);
    expect(Math.abs(drawn - y)).toBeLessThanOrEqual(0.001);
  }
});

test('the part that is off is drawn, even among many others', () => {
  const many = Array.from({ length: 100 }, (_, nth) => ({
    what: 'mark opacity',
    nth,
    unit: 'share',
    tolerance: 0.01,
    line: [
      [0, 0],
      [1, 1],
    ] as [number, number][],
    there: [[0.5, nth === 37 ? 0.7 : 0.5]] as [number, number][],
    back: [],
  }));
  expect(someOf(many).length).toBeLessThanOrEqual(12);
  expect(someOf(many).map(({ nth }) => nth)).toContain(37);
  expect(someOf(many.slice(0, 12))).toHaveLength(12);
});
