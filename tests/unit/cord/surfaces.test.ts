import { expect, test, vi } from 'vitest';
import { createSurfaces } from '../../../src/cord/tiles.ts';

const made: [width: number, height: number][] = [];

class Canvas {
  constructor(...size: [width: number, height: number]) {
    made.push(size);
  }
  getContext() {
    return { canvas: this, setTransform() {}, clearRect() {}, drawImage() {} };
  }
}

test('a cord’s tiles share one canvas, on which the cord is drawn before its shadow', () => {
  vi.stubGlobal('OffscreenCanvas', Canvas);
  const tiles = [256, 40].map((height, index) => ({
    area: { left: 0, top: index * 256, width: 100, height },
    canvas: new OffscreenCanvas(200, height * 2),
  }));
  made.length = 0;
  const surfaces = createSurfaces(tiles, 2, 'rgb(0 0 0 / 0.3)');
  const draw = vi.fn<() => void>();
  for (let frame = 0; frame < 3; frame += 1) for (const { paint } of surfaces) paint(draw);
  expect(draw).toHaveBeenCalledTimes(6);
  // Room for the largest tile and the parts around it that cast a shadow on it, in the screen's pixels.
  expect(made).toEqual([[2 * (100 + 48), 2 * (256 + 48)]]);
  vi.unstubAllGlobals();
});
