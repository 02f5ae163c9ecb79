import { expect, test } from 'vitest';
import { type Frame, flight } from '../../../../../src/pages/resources/blog/post-dialog/flight.ts';

/** A large card on a phone, nearly square, and the dialog's cover, which is as wide as the whole picture. */
const card: Frame = { x: 195, y: 240, width: 358, height: 381, corners: [36, 36] };
const cover: Frame = { x: 195, y: 146, width: 390, height: 292.5, corners: [0, 0] };
/** A cover on a desktop, taller than wide. */
const tall: Frame = { x: 392, y: 450, width: 548, height: 744, corners: [36, 0] };

/** The visible part of the element in the window, px, and the width at which the whole picture is drawn there. */
function visiblePart(from: Frame, to: Frame, progress: number) {
  const { transform, clipPath } = flight(from, to, progress);
  const [dx = 0, dy = 0, scale = 0] = (transform.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
  const [top = 0, side = 0, left = 0, right = 0] = (clipPath.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
  return {
    x: to.x + dx,
    y: to.y + dy,
    width: (to.width - 2 * side) * scale,
    height: (to.height - 2 * top) * scale,
    corners: [left * scale, right * scale],
    picture: Math.max(to.width, (to.height * 4) / 3) * scale,
  };
}

for (const [name, to] of [
  ['a phone', cover],
  ['a desktop', tall],
] as const) {
  test(`${name}: the cover begins in the place of the card's picture, and ends in its own`, () => {
    const first = visiblePart(card, to, 0);
    for (const side of ['x', 'y', 'width', 'height'] as const) expect(first[side]).toBeCloseTo(card[side], 6);
    expect(first.corners[0]).toBeCloseTo(36, 6);
    // The card's height is three quarters of the whole picture's width.
    expect(first.picture).toBeCloseTo((card.height * 4) / 3, 6);
    const last = visiblePart(card, to, 1);
    for (const side of ['x', 'y', 'width', 'height'] as const) expect(last[side]).toBeCloseTo(to[side], 6);
    expect(last.corners[0]).toBeCloseTo(to.corners[0], 6);
  });

  test(`${name}: the picture fills its frame all the way`, () => {
    for (let progress = 0; progress <= 1; progress += 0.05) {
      const { width, height, picture } = visiblePart(card, to, progress);
      expect(picture).toBeGreaterThanOrEqual(width - 1e-6);
      expect((picture * 3) / 4).toBeGreaterThanOrEqual(height - 1e-6);
    }
  });
}
