import { expect, test } from 'vitest';
import { curve } from '../../../src/cord/path.ts';
import { tilesAlong } from '../../../src/cord/tiles.ts';

const line = curve([
  { x: 500, y: 40 },
  { x: 520, y: 400 },
  { x: 90, y: 700 },
  { x: 80, y: 1160 },
]);
const size = { width: 600, height: 1200 };
const tiles = tilesAlong(line, size, 40);

test('each point of the path, with room around it, lies within the tiles', () => {
  for (const { x, y } of line)
    for (const [dx, dy] of [
      [0, 0],
      [-40, 0],
      [40, 0],
      [0, -40],
      [0, 40],
    ] as const) {
      const isCovered = tiles.some(
        ({ left, top, width, height }) =>
          x + dx >= left && x + dx <= left + width && y + dy >= top && y + dy <= top + height,
      );
      expect(isCovered, `${x + dx}, ${y + dy}`).toBe(true);
    }
});

test('tiles touch, do not overlap, stay within the surface, and are far smaller than it', () => {
  for (const [index, { top, height, left, width }] of tiles.entries()) {
    expect(top).toBe(index === 0 ? 0 : (tiles[index - 1]?.top ?? 0) + (tiles[index - 1]?.height ?? 0));
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + width).toBeLessThanOrEqual(size.width);
    expect(top + height).toBeLessThanOrEqual(size.height);
  }
  const area = tiles.reduce((sum, { width, height }) => sum + width * height, 0);
  expect(area).toBeLessThan((size.width * size.height) / 2);
});

test('no tile lies where the path does not go', () => {
  const gap = tilesAlong(
    [
      { x: 10, y: 900 },
      { x: 10, y: 1000 },
    ],
    { width: 100, height: 1100 },
    20,
  );
  expect(gap.map(({ top }) => top)).toEqual([768]);
});
