import { expect, test } from 'vitest';
import { cablePath, jackPoint } from '../../../../src/pages/services/automation/cable-geometry.ts';

test('a patch cable ends in its jacks and hangs below them', () => {
  const from = jackPoint([0, 3, 1], 'wide');
  const to = jackPoint([1, 1, 1], 'wide');
  const path = cablePath([0, 3, 1], [1, 1, 1], 'wide');
  const numbers = path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
  expect(numbers.slice(0, 2)).toEqual([from.x, from.y]);
  expect(numbers.slice(-2)).toEqual([to.x, to.y]);
  expect(numbers[3]).toBeGreaterThan(Math.max(from.y, to.y));
});
