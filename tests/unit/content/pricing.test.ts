import { expect, test } from 'vitest';
import { phoneFigures } from '../../../src/content/demos.ts';
import { lowestPrice, pricing } from '../../../src/content/pricing.ts';

test('a group’s price from which it goes up is its lowest, and a custom price is none', () => {
  expect(pricing.map((group) => lowestPrice(group).written)).toEqual(['65,76', '0.12', '233.81', '383.98']);
});

test('the telephone’s dialog promises as many calls as the largest tier has', () => {
  const calls = pricing.find(({ id }) => id === 'phone-systems')?.tiers.at(-1)?.allowances[0];
  expect(calls).toEqual({
    figure: phoneFigures.find(({ label }) => label === 'phone.month')?.value,
    of: 'pricing.of.calls',
  });
});
