import { expect, test } from 'vitest';
import { effect as dot } from '../../../src/components/cursor-dot/cursor-dot.effect.ts';
import { effect as eyes } from '../../../src/components/robot/robot-eyes.effect.ts';
import { effect as tilt } from '../../../src/pages/home/hero/hero-tilt.effect.ts';

const box = { left: 100, top: 200, width: 800, height: 400 };
const flat = { rotationX: 0, rotationY: 0 };
const lean = (x: number, y: number) => tilt.target({ x, y }, box, tilt.config);

test('hero-tilt: 35° × (2·px − 1) and −35° × (2·py − 1), clamped at the edges', () => {
  expect(lean(500, 400)).toMatchObject({ rotationY: 0 });
  expect(lean(100, 200)).toEqual({ rotationY: -35, rotationX: 35 });
  expect(lean(900, 600)).toEqual({ rotationY: 35, rotationX: -35 });
  expect(lean(300, 300)).toEqual({ rotationY: -17.5, rotationX: 17.5 });
  expect(lean(5000, -5000)).toEqual({ rotationY: 35, rotationX: 35 });
});

test('hero-tilt lies flat when the pointer has left or the panel has no size, and is never NaN', () => {
  expect(tilt.target(null, box, tilt.config)).toEqual(flat);
  expect(tilt.target({ x: 1, y: 1 }, { ...box, width: 0, height: 0 }, tilt.config)).toEqual(flat);
  const odd = lean(Number.NaN, Number.NaN);
  expect(Number.isNaN(odd.rotationX + odd.rotationY)).toBe(false);
});

test('cursor-dot goes where the pointer is, and nowhere without one', () => {
  expect(dot.target({ x: 12, y: 34 }, box, dot.config)).toEqual({ x: 12, y: 34 });
  expect(dot.target(null, box, dot.config)).toBeNull();
  expect(dot.target({ x: Number.NaN, y: 0 }, box, dot.config)).toBeNull();
});

test('the operator’s eyes turn towards the pointer but never leave the visor', () => {
  const look = eyes.target({ x: 1e6, y: -1e6 }, box, eyes.config);
  expect(look.x).toBeGreaterThan(0);
  expect(look.x).toBeLessThanOrEqual(eyes.config.reachX);
  expect(look.y).toBeGreaterThanOrEqual(-eyes.config.reachY);
  expect(eyes.target(null, box, eyes.config)).toEqual({ x: 0, y: 0 });
});
