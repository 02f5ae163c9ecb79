/**
 * A slider's stops. Every row of the card has its own stretch of it, short rows and long ones alike, so that each can be
 * reached by hand; any number in between is typed.
 */
import type { PricingGroup } from '../../../content/pricing.ts';
import { limitOf } from './sum.ts';

/** Stops in a row's stretch, where it has as many numbers. */
const STOPS = 10;
/** A row that is over so many times as long as where it begins is divided by shares, not by equal steps. */
const LONG = 10;
/** How far the slider goes on: for more than the last row covers, and in a row without a limit. */
const BEYOND = 2;
const UNLIMITED = 6;

export type Scale = {
  /** The numbers that the slider stops at, from zero up. */
  stops: number[];
  /** How far along each row ends, 0 to 1. */
  ends: number[];
};

/** To two digits: 1,046 is 1,000. */
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
    // Two shares may come to the same round number.
    stops.push(...new Set(stretch(from, Number.isFinite(limit) ? limit : from * UNLIMITED)));
    ends.push(stops.length - 1);
  }
  return { stops, ends: ends.map((end) => end / (stops.length - 1)) };
}

/** The stop for a number: the first that is not under it, so that number and slider are in the same row. */
export function stopOf({ stops }: Scale, amount: number): number {
  const at = stops.findIndex((stop) => stop >= amount);
  return at < 0 ? stops.length - 1 : at;
}
