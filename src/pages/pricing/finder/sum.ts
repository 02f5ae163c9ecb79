/** A choice's cost, in cents: for each line the row of the card that covers it, and the sum of all. */
import { CALL_MINUTES } from '../../../content/claims.ts';
import type { Dollars } from '../../../content/dollars.ts';
import type { PricingGroup, Tier } from '../../../content/pricing.ts';
import { type Choice, group, groupOf, type Measure } from './choice.ts';

/**
 * The price of a line: nothing chosen, priced rows, a row with a custom price, or more than the last row
 * covers.
 */
export type Price =
  | { kind: 'none' }
  | { kind: 'priced'; tiers: Tier[]; month: number; fee: number }
  | { kind: 'custom'; tiers: Tier[]; fee: number }
  | { kind: 'beyond' };

export type Sum = {
  lines: Record<PricingGroup['id'], Price>;
  /** Sums of the lines that have a price. */
  month: number;
  firstMonth: number;
  year: number;
  firstYear: number;
  /** The lines that no sum can include. */
  open: PricingGroup['id'][];
};

/** The largest number that a row covers; null if it counts something else. */
export function limitOf({ allowances: [first] }: Tier): number | null {
  if (!first) return null;
  return 'figure' in first ? Number(first.figure.replaceAll(',', '')) : (first.covers ?? null);
}

/**
 * Index of the smallest row that covers an amount: -1 for zero, the number of rows for more than the last
 * covers.
 */
export function rowOf({ tiers }: PricingGroup, amount: number): number {
  if (amount === 0) return -1;
  const row = tiers.findIndex((tier) => (limitOf(tier) ?? 0) >= amount);
  return row < 0 ? tiers.length : row;
}

function priceOf(measure: Measure, amount: number): Price {
  const rows = group(groupOf[measure]);
  if (amount === 0) return { kind: 'none' };
  const tier = rows.tiers[rowOf(rows, amount)];
  if (!tier) return { kind: 'beyond' };
  const fee = tier.fee.cents;
  if (tier.price === null) return { kind: 'custom', tiers: [tier], fee };
  const units = measure === 'calls' ? amount * CALL_MINUTES : 1;
  return { kind: 'priced', tiers: [tier], month: units * tier.price.cents, fee };
}

function channelsPrice(channels: Choice['channels']): Price {
  const tiers = group(groupOf.channels).tiers.filter(({ id }) => channels.includes(id));
  if (tiers.length === 0) return { kind: 'none' };
  const total = (of: (tier: Tier) => Dollars | null) =>
    tiers.reduce((sum, tier) => sum + (of(tier)?.cents ?? 0), 0);
  return {
    kind: 'priced',
    tiers,
    month: total(({ price }) => price),
    fee: total(({ fee }) => fee),
  };
}

/** A year is twelve months; the first month and the first year include the starting fees. */
export function sumOf(choice: Choice): Sum {
  const lines: Sum['lines'] = {
    chatbots: priceOf('conversations', choice.conversations),
    'phone-systems': priceOf('calls', choice.calls),
    automation: channelsPrice(choice.channels),
    website: priceOf('pages', choice.pages),
  };
  const priced = Object.values(lines).filter((line) => line.kind === 'priced');
  const month = priced.reduce((sum, line) => sum + line.month, 0);
  const fees = priced.reduce((sum, line) => sum + line.fee, 0);
  const open = (Object.keys(lines) as PricingGroup['id'][]).filter((id) =>
    ['custom', 'beyond'].includes(lines[id].kind),
  );
  return {
    lines,
    month,
    firstMonth: month + fees,
    year: 12 * month,
    firstYear: 12 * month + fees,
    open,
  };
}
