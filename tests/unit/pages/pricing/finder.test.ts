/** The price finder's arithmetic at every edge. The specification's figures are typed here from its text. */
import { describe, expect, test } from 'vitest';
import { cablePath, depthOf, stretchBetween } from '../../../../src/pages/pricing/finder/cable-path.ts';
import {
  type Choice,
  example,
  group,
  MOST,
  nothing,
  readAddress,
  writeAddress,
} from '../../../../src/pages/pricing/finder/choice.ts';
import { scaleOf, stopOf } from '../../../../src/pages/pricing/finder/slider-scale.ts';
import { limitOf, rowOf, sumOf } from '../../../../src/pages/pricing/finder/sum.ts';

const only = (part: Partial<Choice>) => sumOf({ ...nothing, ...part });

describe('the smallest row that covers a number', () => {
  const names = (id: Parameters<typeof group>[0], amounts: number[]) =>
    amounts.map((amount) => {
      const rows = group(id);
      const row = rowOf(rows, amount);
      return row < 0 ? 'none' : (rows.tiers[row]?.name ?? 'beyond');
    });

  test('conversations', () => {
    const asked = [0, 1, 500, 501, 750, 751, 1000, 1001, 2500, 2501, 5000, 5001, MOST];
    expect(names('chatbots', asked)).toEqual(
      'none Essential Essential Growth Growth Pro Pro Company Company Industry Industry beyond beyond'.split(
        ' ',
      ),
    );
  });

  test('calls', () => {
    const asked = [0, 1, 450, 451, 1500, 1501, 3000, 3001, 60_000, 60_001, 150_000, 150_001];
    expect(names('phone-systems', asked)).toEqual(
      'none Little Little Middle Middle Large Large Build Build Scale Scale beyond'.split(' '),
    );
  });

  test('pages: the unlimited row has no limit, and no number reaches the rows that count sites', () => {
    expect(names('website', [0, 1, 5, 6, 10, 11, MOST])).toEqual(
      'none Basic Basic Professional Professional Premium Premium'.split(' '),
    );
    expect(group('website').tiers.map(limitOf)).toEqual([5, 10, Number.POSITIVE_INFINITY, null, null]);
  });
});

describe('sums, in cents', () => {
  test('a month of calls is calls × 2 min × the price of the row', () => {
    for (const [calls, month, fee] of [
      [1, 48, 8499],
      [450, 21_600, 8499],
      [451, 17_138, 14_798],
      [1500, 57_000, 14_798],
      [1501, 42_028, 34_798],
      [3000, 84_000, 34_798],
      [3001, 78_026, 549_999],
      [60_000, 1_560_000, 549_999],
      [60_001, 1_440_024, 899_998],
      [150_000, 3_600_000, 899_998],
    ] as const)
      expect(only({ calls }).lines['phone-systems'], String(calls)).toMatchObject({
        kind: 'priced',
        month,
        fee,
      });
  });

  test('conversations and pages cost what their row costs', () => {
    expect(only({ conversations: 500 })).toMatchObject({ month: 6576, firstMonth: 16_374, year: 78_912 });
    expect(only({ conversations: 2500 }).month).toBe(30_499);
    expect(only({ pages: 5 })).toMatchObject({ month: 38_398, firstMonth: 133_398, firstYear: 555_776 });
    expect(only({ pages: 11 }).month).toBe(128_398);
  });

  test('each channel is a row of its own, with its fee', () => {
    expect(only({ channels: ['linkedin', 'email'] })).toMatchObject({ month: 75_468, firstMonth: 325_468 });
    const all = only({ channels: ['instagram', 'facebook', 'linkedin', 'email', 'whatsapp'] });
    expect(all).toMatchObject({ month: 168_671, firstMonth: 168_671 + 580_000 });
  });

  test('a custom price, and an amount beyond the last row, are in no sum', () => {
    for (const conversations of [2501, 5000, 5001]) {
      const sum = only({ conversations, calls: 1500 });
      expect(sum.open).toEqual(['chatbots']);
      expect(sum).toMatchObject({ month: 57_000, firstMonth: 71_798 });
    }
    expect(only({ conversations: 5000 }).lines.chatbots).toMatchObject({ kind: 'custom', fee: 99_799 });
    expect(only({ conversations: 5001 }).lines.chatbots).toEqual({ kind: 'beyond' });
    expect(only({ calls: 150_001 })).toMatchObject({ month: 0, open: ['phone-systems'] });
  });

  test('several lines add up; a year is twelve months, the first year with the fees', () => {
    expect(
      sumOf({ conversations: 1000, calls: 1500, channels: ['linkedin', 'email'], pages: 5 }),
    ).toMatchObject({ month: 188_562, firstMonth: 568_158, year: 2_262_744, firstYear: 2_642_340, open: [] });
    expect(sumOf(nothing)).toMatchObject({ month: 0, firstMonth: 0, year: 0, open: [] });
  });
});

describe('the address', () => {
  const whole = '?conversations=1000&calls=1500&channels=linkedin,email&pages=5';
  const asked: Choice = { conversations: 1000, calls: 1500, channels: ['linkedin', 'email'], pages: 5 };

  test('holds a choice, and is read back', () => {
    expect(writeAddress('', asked)).toBe(whole);
    expect(readAddress(whole)).toEqual({ choice: asked, isExample: false, unread: [] });
    for (const part of [{ calls: 1 }, { pages: MOST }, { channels: ['whatsapp' as const] }, {}]) {
      const choice = { ...nothing, ...part };
      expect(readAddress(writeAddress('?calls=7', choice))).toEqual({ choice, isExample: false, unread: [] });
    }
  });

  test('gives the example without a choice, and zero for each part of a choice that is left out', () => {
    for (const search of ['', '?theme=dark'])
      expect(readAddress(search)).toEqual({ choice: example, isExample: true, unread: [] });
    expect(readAddress('?calls=1500').choice).toEqual({ ...nothing, calls: 1500 });
  });

  test('keeps the parameters that are not its own', () => {
    expect(writeAddress('?from=mail&calls=1', { ...nothing, calls: 2 })).toBe('?calls=2&from=mail');
  });

  test('gives the channels in the order of the card, each once; commas may be encoded', () => {
    expect(readAddress('?channels=email%2Cinstagram,email,').choice.channels).toEqual(['instagram', 'email']);
  });

  test('gives zero for a value that cannot be read, and names it', () => {
    for (const text of ['many', '-1', '1.5', '1e3', '', ' 7', '0x10', '10000000', '99999999999999999999'])
      expect(readAddress(`?calls=${text}&pages=5`), text).toEqual({
        choice: { ...nothing, pages: 5 },
        isExample: false,
        unread: [`calls=${text}`],
      });
    const { choice, unread } = readAddress('?channels=fax,email&conversations=x');
    expect(choice).toEqual({ ...nothing, channels: ['email'] });
    expect(unread).toEqual(['conversations=x', 'channels=fax']);
  });
});

describe('the slider', () => {
  for (const id of ['chatbots', 'phone-systems', 'website'] as const)
    test(`${id}: the stops rise from zero, include every limit, and lie each in its row`, () => {
      const rows = group(id);
      const scale = scaleOf(rows);
      const { stops, ends } = scale;
      expect(stops[0]).toBe(0);
      for (const [index, stop] of stops.entries()) {
        expect(Number.isInteger(stop)).toBe(true);
        if (index > 0) expect(stop).toBeGreaterThan(stops[index - 1] ?? 0);
        expect(stopOf(scale, stop)).toBe(index);
      }
      for (const limit of rows.tiers.map(limitOf))
        if (limit && Number.isFinite(limit)) expect(stops).toContain(limit);
      expect(ends.at(-1)).toBe(1);
      // Each stop lies in its row's stretch of the slider.
      for (const [index, stop] of stops.entries()) {
        const row = index === 0 ? -1 : ends.findIndex((end) => end >= index / (stops.length - 1) - 1e-9);
        expect(rowOf(rows, stop), String(stop)).toBe(row);
      }
    });

  test('goes on beyond the last row if that row has a limit', () => {
    expect(scaleOf(group('chatbots')).stops.at(-1)).toBeGreaterThan(5000);
    expect(scaleOf(group('phone-systems')).stops.at(-1)).toBeGreaterThan(150_000);
    expect(stopOf(scaleOf(group('chatbots')), MOST)).toBe(scaleOf(group('chatbots')).stops.length - 1);
  });
});

test('a cable reaches the middle of its row, and its stretch starts from the row before', () => {
  expect(cablePath(2)).toMatch(new RegExp(` ${depthOf(2)}$`));
  for (const [was, row] of [
    [-1, 0],
    [0, 5],
    [5, -1],
  ] as const)
    expect(depthOf(row) * stretchBetween(was, row)).toBeCloseTo(depthOf(was), 9);
});
