/** The arithmetic of the inner pages. */
import { expect, test } from 'vitest';
import { countedTo, counter } from '../../src/components/count/counted.ts';
import { barHeight } from '../../src/content/market.ts';
import { categories, inColumns, posts, postsOf } from '../../src/content/posts.ts';
import { routeAt, slugAt } from '../../src/content/routes.ts';
import { hang, jackPoint } from '../../src/pages/services/automation/cable-geometry.ts';
import { callWave, PITCH, voiceAt } from '../../src/pages/services/phone-systems/call-timeline/waveform.ts';
import { rateBars } from '../../src/pages/pricing/tier-glyphs.tsx';
import { mailLink } from '../../src/pages/resources/support/mail-link.ts';
import { tabAfter } from '../../src/pages/solutions/technical-features/tab-after.ts';
import { atTime, SCOPE, traces } from '../../src/pages/solutions/technical-features/traces.ts';

test('a figure half way keeps its decimals, its commas and what stands round it', () => {
  expect(countedTo('387.45', 0.5)).toBe('193.72');
  expect(countedTo('150,000', 0.5)).toBe('75,000');
  expect(countedTo('1M+', 0)).toBe('0M+');
  expect(countedTo('+45%', 0.2)).toBe('+9%');
  expect(countedTo('Global', 0.5)).toBe('Global');
  expect(countedTo('65,76', 1)).toBe('65,76');
});

test('a counter writes into the text node that is there, and ends with the very text', () => {
  const element = document.createElement('b');
  element.textContent = '99.99%';
  const node = element.firstChild;
  const figure = counter(element);
  figure.share = 0.2;
  expect(element.textContent).toBe('20.00%');
  figure.share = 1;
  expect(element.textContent).toBe('99.99%');
  expect(element.firstChild).toBe(node);
  expect(() => {
    counter(undefined).share = 0.5;
  }).not.toThrow();
});

test('bars are value / 600 × 288 px', () => {
  expect(barHeight('93.5')).toBeCloseTo(44.88);
  expect(barHeight('550.3')).toBeCloseTo(264.14);
});

test('nineteen posts in five categories; the first column gets half, rounded up', () => {
  expect(posts.length).toBe(19);
  expect(new Set(posts.map(({ slug }) => slug)).size).toBe(19);
  expect(new Set(posts.map(({ image }) => image)).size).toBe(19);
  expect(inColumns(posts).map(({ length }) => length)).toEqual([10, 9]);
  expect(inColumns([1, 2, 3])).toEqual([[1, 2], [3]]);
  expect(inColumns([])).toEqual([[], []]);
  expect(categories.reduce((sum, { slug }) => sum + postsOf(slug).length, 0)).toBe(19);
  for (const { slug } of categories) expect(postsOf(slug).length).toBeGreaterThan(0);
});

test('an entry’s address shows its page; deeper ones and other pages’ have none', () => {
  expect(routeAt('/resources/blog/refunds').page).toBe('blog');
  expect(slugAt('/resources/blog/refunds/')).toBe('refunds');
  expect(slugAt('/resources/blog')).toBeNull();
  expect(routeAt('/resources/blog/a/b').page).toBe('not-found');
  expect(routeAt('/pricing/a').page).toBe('not-found');
});

test('the call’s wave: one bar every 11 px, within reach, loudest in its middle', () => {
  const { caller, operator } = callWave(3650);
  const bars = [...`${caller}${operator}`.matchAll(/M-(\d+) (\d+)H(\d+)/g)].map(([, half, y]) => ({
    half: Number(half),
    y: Number(y),
  }));
  expect(bars.length).toBe(Math.ceil(3650 / PITCH) - 1);
  expect(Math.max(...bars.map(({ half }) => half))).toBeLessThanOrEqual(81);
  const loudest = bars.reduce((a, b) => (b.half > a.half ? b : a));
  expect(loudest.y / 3650).toBeGreaterThan(0.3);
  expect(loudest.y / 3650).toBeLessThan(0.55);
  expect(voiceAt(0.1)).toBe('caller');
  expect(voiceAt(0.3)).toBe('operator');
});

test('the bars over a rate sink with it', () => {
  const highest = [24, 19, 14, 13, 12].map((rate) => Math.max(...rateBars(rate)));
  expect(highest).toEqual([...highest].sort((a, b) => b - a));
  expect(highest[0]).toBeLessThanOrEqual(1);
});

test('a patch cable ends in its jacks and hangs below them', () => {
  const from = jackPoint([0, 3, 1], 'wide');
  const to = jackPoint([1, 1, 1], 'wide');
  const path = hang([0, 3, 1], [1, 1, 1], 'wide');
  const numbers = path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
  expect(numbers.slice(0, 2)).toEqual([from.x, from.y]);
  expect(numbers.slice(-2)).toEqual([to.x, to.y]);
  expect(numbers[3]).toBeGreaterThan(Math.max(from.y, to.y));
});

test('the performance trace has died away before 100 ms', () => {
  const points = (traces.performance[0] ?? '')
    .slice(1)
    .split('L')
    .map((pair) => pair.split(' ').map(Number));
  const late = points.filter(([x]) => (x ?? 0) > atTime(90));
  expect(late.length).toBeGreaterThan(10);
  for (const [, y] of late) expect(Math.abs((y ?? 0) - SCOPE.base)).toBeLessThan(4);
  expect(Math.max(...points.map(([, y]) => Math.abs((y ?? 0) - SCOPE.base)))).toBeGreaterThan(100);
});

test('tab lists wrap, jump and let other keys pass', () => {
  expect([tabAfter('ArrowRight', 2, 3), tabAfter('ArrowLeft', 0, 3)]).toEqual([0, 2]);
  expect([tabAfter('Home', 2, 3), tabAfter('End', 0, 3), tabAfter('a', 0, 3)]).toEqual([0, 2, null]);
});

test('a mail link carries what was typed, and nothing where nothing was', () => {
  const body = (typed: Parameters<typeof mailLink>[2]) =>
    new URL(mailLink('a@b.example', 'A word', typed)).searchParams.get('body');
  expect(body({ name: 'Inès', email: 'i@c.example', message: 'One & two\nthree' })).toBe(
    'One & two\nthree\n\nInès\ni@c.example',
  );
  expect(body({ name: '', email: '', message: '' })).toBe('');
});
