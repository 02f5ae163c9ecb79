import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CordGeometry, keepDrawn } from '../../../src/cord/use-cord-drawing.ts';

type Bitmap = { height: number; close: () => void };

let bitmaps: Bitmap[] = [];
let responses: () => Promise<{ ok: boolean; status: number; url: string; blob: () => Promise<Blob> }>;
let densityChanged: () => void = () => {};
let stop: () => void = () => {};

/** Runs the painter in this thread. */
class WorkerHere {
  onmessage: (event: { data: unknown }) => void = () => {};
  constructor() {
    vi.stubGlobal('postMessage', (data: unknown) => this.onmessage({ data }));
    vi.stubGlobal('onmessage', null);
    void import('../../../src/cord/painter.worker.ts');
  }
  postMessage(data: unknown) {
    window.onmessage?.(new MessageEvent('message', { data }));
  }
}

const answer = (status: number) => async () => ({
  ok: status === 200,
  status,
  url: '/coil.webp',
  blob: async () => new Blob(['picture']),
});

beforeEach(() => {
  bitmaps = [];
  responses = answer(200);
  vi.stubGlobal('devicePixelRatio', 1);
  vi.stubGlobal('fetch', () => responses());
  vi.stubGlobal('createImageBitmap', async (_: Blob, { resizeHeight }: { resizeHeight: number }) => {
    const bitmap = { height: resizeHeight, close: vi.fn() };
    bitmaps.push(bitmap);
    return bitmap;
  });
  vi.stubGlobal('matchMedia', () => ({
    addEventListener: (_: string, listener: () => void) => {
      densityChanged = listener;
    },
  }));
  const context = new Proxy(
    {},
    { get: (_, name) => (name === 'getTransform' ? () => ({ a: 1, e: 0, f: 0 }) : () => {}) },
  );
  const canvas = { getContext: () => context };
  HTMLCanvasElement.prototype.transferControlToOffscreen = () => ({ ...canvas }) as never;
  vi.stubGlobal('OffscreenCanvas', function made() {
    return canvas;
  });
  vi.stubGlobal('Worker', WorkerHere);
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const layout = (radius: number, box = { left: 0, top: 0, width: 100, height: 200 }): CordGeometry => ({
  line: [
    { x: 10, y: 10 },
    { x: 10, y: 190 },
  ],
  box,
  style: { radius, plugs: { start: false, end: true } },
});

/** @param isFresh whether the module is imported anew, with no files fetched */
async function mount(measure: () => CordGeometry | null, isFresh = true) {
  if (isFresh) vi.resetModules();
  const root = document.createElement('div');
  document.body.append(root);
  const drawings: unknown[] = [];
  const cord: { keepDrawn: typeof keepDrawn } = await import('../../../src/cord/use-cord-drawing.ts');
  stop = cord.keepDrawn(root, measure, (drawing) => drawings.push(drawing));
  const redraw = () => document.dispatchEvent(new Event('toggle'));
  redraw();
  return { root, drawings, redraw };
}

test('the cord is drawn once its sprites have loaded, and not again while nothing has changed', async () => {
  const { root, drawings, redraw } = await mount(() => layout(10));
  await expect.poll(() => root.hasAttribute('data-drawn')).toBe(true);
  redraw();
  await new Promise((done) => setTimeout(done, 60));
  expect(drawings).toHaveLength(1);
  expect(bitmaps).toHaveLength(2);
});

test('the radius is measured after the sprites have loaded, and bitmaps that are no longer used are closed', async () => {
  let radius = 10;
  responses = async () => {
    radius = 15;
    return answer(200)();
  };
  const { drawings, redraw } = await mount(() => layout(radius));
  await expect.poll(() => drawings.length).toBe(1);
  expect(bitmaps.map(({ height }) => height)).toEqual([32, 50]);
  radius = 10;
  redraw();
  await expect.poll(() => drawings.length).toBe(2);
  await expect.poll(() => bitmaps.map(({ height }) => height)).toEqual([32, 50, 21, 33]);
  for (const { close } of bitmaps.slice(0, 2)) await expect.poll(() => close).toHaveBeenCalledOnce();
  for (const { close } of bitmaps.slice(2)) expect(close).not.toHaveBeenCalled();
  stop();
  for (const { close } of bitmaps) expect(close).toHaveBeenCalledOnce();
});

test('a change of the screen’s pixel density redraws the cord at the new density', async () => {
  const { root, drawings } = await mount(() => layout(10));
  const pixels = () => [...root.querySelectorAll('canvas')].reduce((sum, tile) => sum + tile.height, 0);
  await expect.poll(() => drawings.length).toBe(1);
  expect(pixels()).toBe(200);
  vi.stubGlobal('devicePixelRatio', 2);
  densityChanged();
  await expect.poll(() => drawings.length).toBe(2);
  await expect.poll(pixels).toBe(400);
  expect(bitmaps.slice(2).map(({ height }) => height)).toEqual([42, 66]);
});

test('the canvases have no more pixels than every browser draws', async () => {
  vi.stubGlobal('devicePixelRatio', 2);
  const box = { left: 0, top: 0, width: 2000, height: 12_000 };
  const line = [
    { x: 0, y: 0 },
    { x: 2000, y: 12_000 },
    { x: 0, y: 12_000 },
    { x: 2000, y: 0 },
  ];
  const { root, drawings } = await mount(() => ({ ...layout(10, box), line }));
  await expect.poll(() => drawings.length).toBe(1);
  const tiles = [...root.querySelectorAll('canvas')];
  const pixels = tiles.reduce((sum, { width, height }) => sum + width * height, 0);
  expect(pixels).toBeGreaterThan(16_000_000);
  expect(pixels).toBeLessThanOrEqual(16_900_000);
  expect(root.style.width).toBe('2000px');
});

test('a failed request for sprites warns once and is not kept: the next page asks again', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  responses = answer(503);
  const refused = await mount(() => layout(10));
  await expect.poll(() => warn.mock.calls.length).toBe(1);
  expect(refused.root.hasAttribute('data-drawn')).toBe(false);
  stop();
  await mount(() => layout(10), false);
  await new Promise((done) => setTimeout(done, 60));
  expect(warn).toHaveBeenCalledOnce();
  expect(bitmaps).toHaveLength(0);
  stop();
  responses = answer(200);
  const next = await mount(() => layout(10), false);
  await expect.poll(() => next.root.hasAttribute('data-drawn')).toBe(true);
});

test('the cord is removed when its jack is no longer shown', async () => {
  let shown = true;
  const { root, redraw } = await mount(() => (shown ? layout(10) : null));
  await expect.poll(() => root.hasAttribute('data-drawn')).toBe(true);
  shown = false;
  redraw();
  await expect.poll(() => root.hasAttribute('data-drawn')).toBe(false);
});
