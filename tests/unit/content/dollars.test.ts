import { expect, test } from 'vitest';
import { amountIn, dollars, dollarsIn, fullAmountIn, wholeIn } from '../../../src/content/dollars.ts';

test('an amount is read in cents, and keeps the specification’s spelling', () => {
  for (const [text, amount] of [
    ['65,76', 6576],
    ['112.96', 11_296],
    ['0.24', 24],
    ['1,500', 150_000],
    ['500', 50_000],
    ['10,000', 1_000_000],
    ['1,283.98', 128_398],
    ['8,999.98', 899_998],
  ] as const)
    expect(dollars(text), text).toEqual({ written: text, cents: amount });
  expect(() => dollars('Custom')).toThrow('no amount');
});

test('an amount is shown as it is written in English, and by the French rules in French', () => {
  expect(dollarsIn('en', dollars('65,76'))).toBe('$65,76');
  expect(dollarsIn('fr', dollars('65,76'))).toBe('65,76\u00a0$');
  expect(dollarsIn('fr', dollars('1,283.98'))).toBe('1\u00a0283,98\u00a0$');
});

test('numbers and amounts follow the rules of each language', () => {
  expect(wholeIn('en', 150_000)).toBe('150,000');
  expect(wholeIn('fr', 150_000)).toBe('150\u00a0000');
  expect(fullAmountIn('en', 140_828)).toBe('$1,408.28');
  expect(fullAmountIn('fr', 140_828)).toBe('1\u00a0408,28\u00a0$');
  expect(fullAmountIn('en', 5)).toBe('$0.05');
  expect(amountIn('en', 57_000)).toBe('$570');
  expect(amountIn('fr', 57_000)).toBe('570\u00a0$');
  expect(amountIn('fr', 6576)).toBe('65,76\u00a0$');
  expect(amountIn('en', 100_000)).toBe('$1,000');
});
