import { expect, test } from 'vitest';
import { type Cubic, cubicPath, cubicPoints } from '../../../src/components/cable/cubic.ts';

const curve: Cubic = [
  { x: 0, y: 0 },
  { x: 0, y: 80 },
  { x: 120, y: 80 },
  { x: 120, y: 0 },
];

test('a cable is drawn and travelled along the same curve', () => {
  expect(cubicPath(curve)).toBe('M0 0C0 80 120 80 120 0');
  const points = cubicPoints(curve);
  expect(points).toHaveLength(25);
  expect(points[0]).toEqual(curve[0]);
  expect(points[24]).toEqual(curve[3]);
  // The middle of a cubic: an eighth of its ends and three eighths of its handles.
  expect(points[12]).toEqual({ x: 60, y: 60 });
});
