/**
 * A slider's stops. Every row of the card, short or long, has its own stretch of the slider, so that each can
 * be reached by hand; any number in between can be typed.
 */
import type { PricingGroup } from '../../../content/pricing.ts';
import { limitOf } from './sum.ts';

/** The most stops in a row's stretch. */
const STOPS = 10;
/** A row whose end is more than this many times its start is divided by ratio, not by equal steps. */
const LONG = 10;
/** Factors by which the slider goes beyond the last row, and through a row without a limit. */
const BEYOND = 2;
const UNLIMITED = 6;

export type Scale = {
  /** The numbers that the slider stops at, from zero up. */
  stops: number[];
  /** The end of each row along the slider, 0 to 1. */
  ends: number[];
};

/** Rounds to two digits: 1,046 is 1,000. */
const rounded = (value: number): number => Number(value.toPrecision(2));

function stretch(from: number, to: number): number[] {
  const count = Math.min(STOPS, to - from);
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 1) / count;
    if (share === 1) return to;
    return rounded(from > 0 && to / from > LONG ? from * (to / from) ** share : from + share * (to - from));
  });
}

export function scaleOf({ tiers }: PricingGroup): Scale {
  const limits = tiers.map(limitOf).filter((limit) => limit !== null);
  const last = limits.at(-1) ?? 0;
  if (Number.isFinite(last)) limits.push(last * BEYOND);
  const stops = [0];
  const ends: number[] = [];
  for (const limit of limits) {
    const from = stops.at(-1) ?? 0;
    // Two shares may round to the same number.
    stops.push(...new Set(stretch(from, Number.isFinite(limit) ? limit : from * UNLIMITED)));
    ends.push(stops.length - 1);
  }
  return { stops, ends: ends.map((end) => end / (stops.length - 1)) };
}

/** The first stop that is not below a number, so that number and slider are in the same row. */
export function stopOf({ stops }: Scale, amount: number): number {
  const at = stops.findIndex((stop) => stop >= amount);
  return at < 0 ? stops.length - 1 : at;
}
