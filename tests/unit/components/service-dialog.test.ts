import { expect, test } from 'vitest';
import { repatch } from '../../../src/components/service-dialog/patch.ts';

test('patch bay: the two events swap, and every action keeps exactly one event', () => {
  const patch = repatch([0, 2, 3, 1, 4], 1, 4);
  expect(patch).toEqual([0, 4, 3, 1, 2]);
  expect(repatch(patch, 2, 3)).toEqual(patch);
  expect([...patch].sort()).toEqual([0, 1, 2, 3, 4]);
});
