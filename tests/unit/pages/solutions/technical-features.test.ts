import { expect, test } from 'vitest';
import { tabAfter } from '../../../../src/pages/solutions/technical-features/tab-after.ts';
import { atTime, SCOPE, traces } from '../../../../src/pages/solutions/technical-features/traces.ts';

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
