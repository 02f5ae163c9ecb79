/** The worker that paints the cords, and the page while it paints. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Order, Pose } from '../../../src/cord/painter.worker.ts';
import type { CordGeometry, keepDrawn } from '../../../src/cord/use-cord-drawing.ts';

/** A worker that answers when the test says so. */
class FakeWorker {
  static all: FakeWorker[] = [];
  orders: { id: number; hasPlan: boolean; pose: Pose | undefined }[] = [];
  onmessage: (event: { data: unknown }) => void = () => {};
  onerror: ((event: Event) => void) | null = null;
  address: unknown;
  options: WorkerOptions;
  constructor(address: unknown, options: WorkerOptions) {
    this.address = address;
    this.options = options;
    FakeWorker.all.push(this);
  }
  postMessage({ id, plan, pose }: Order) {
    this.orders.push({ id, hasPlan: Boolean(plan), pose: pose && { ...pose } });
  }
  answer(id: number, error?: string) {
    this.onmessage({ data: { id, error } });
  }
  lose(id: number) {
    this.onmessage({ data: { id, isLost: true } });
  }
}

let height = 200;
let stop: () => void = () => {};

const measure = (): CordGeometry => ({
  line: [
    { x: 10, y: 10 },
    { x: 10, y: height - 10 },
  ],
  box: { left: 0, top: 0, width: 100, height },
  style: { radius: 10, plugs: { start: false, end: true } },
  minY: 50,
  lamp: document.body,
});

beforeEach(() => {
  height = 200;
  FakeWorker.all = [];
  vi.resetModules();
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('fetch', async () => ({ ok: true, blob: async () => new Blob(['picture']) }));
  vi.stubGlobal('matchMedia', () => ({ addEventListener: () => {} }));
  HTMLCanvasElement.prototype.transferControlToOffscreen = () => ({ getContext: () => null }) as never;
});

afterEach(() => {
  stop();
  document.body.removeAttribute('data-lit');
  vi.unstubAllGlobals();
});

async function mount() {
  const root = document.createElement('div');
  document.body.append(root);
  const drawings: { y: number; sway: number; retract: number; height: number }[] = [];
  const cord: { keepDrawn: typeof keepDrawn } = await import('../../../src/cord/use-cord-drawing.ts');
  stop = cord.keepDrawn(root, measure, (drawing) => drawings.push(drawing));
  const worker = () => FakeWorker.all[0] as FakeWorker;
  await expect.poll(() => FakeWorker.all.length).toBe(1);
  return { root, drawings, worker, redraw: () => document.dispatchEvent(new Event('toggle')) };
}

const frames = () => new Promise((done) => setTimeout(done, 60));

test('the cord shows, its lamp lights and its scene starts only when the worker has drawn it', async () => {
  const { root, drawings, worker } = await mount();
  await frames();
  expect(worker().orders).toEqual([]);
  worker().onmessage({ data: null });
  await expect.poll(() => worker().orders.length).toBe(1);
  const [order] = worker().orders;
  expect(order).toMatchObject({ hasPlan: true, pose: { y: 200, sway: 0, retract: 0 } });
  expect([root.children.length, root.hasAttribute('data-drawn'), drawings.length]).toEqual([0, false, 0]);
  expect(document.body.hasAttribute('data-lit')).toBe(false);
  worker().answer(order?.id ?? 0);
  expect([root.children.length, root.hasAttribute('data-drawn'), drawings.length]).toEqual([1, true, 1]);
  expect(document.body.hasAttribute('data-lit')).toBe(true);
});

test('all that a scene sets in one frame is one order, and the lamp is lit while the plug is in', async () => {
  const { drawings, worker } = await mount();
  worker().onmessage({ data: null });
  await expect.poll(() => worker().orders.length).toBe(1);
  worker().answer(worker().orders[0]?.id ?? 0);
  const [drawing] = drawings;
  if (!drawing) throw new Error('no drawing');
  const isLit = async () => {
    await Promise.resolve();
    return document.body.hasAttribute('data-lit');
  };
  drawing.y = 120;
  drawing.sway = 4;
  expect(await isLit()).toBe(false);
  expect(worker().orders.slice(1)).toMatchObject([{ pose: { y: 120, sway: 4, retract: 0 } }]);
  // The line's lowest point is at 190: the whole cord is drawn from there on.
  drawing.y = 190;
  expect(await isLit()).toBe(true);
  drawing.retract = 1;
  expect(await isLit()).toBe(false);
  drawing.retract = 0;
  drawing.y = 189.9;
  expect(await isLit()).toBe(false);
  drawing.y = 200;
  expect(await isLit()).toBe(true);
});

test('a cord that is laid out again keeps its old canvases until the new ones are drawn, as far as it was', async () => {
  const { root, drawings, worker, redraw } = await mount();
  worker().onmessage({ data: null });
  await expect.poll(() => worker().orders.length).toBe(1);
  worker().answer(worker().orders[0]?.id ?? 0);
  const old = root.firstElementChild;
  const [first] = drawings;
  if (first) first.y = 80;
  await Promise.resolve();
  height = 240;
  redraw();
  await expect.poll(() => worker().orders.length).toBe(3);
  const next = worker().orders[2];
  expect(next).toMatchObject({ hasPlan: true, pose: { y: 80 } });
  expect(root.firstElementChild).toBe(old);
  expect(root.hasAttribute('data-drawn')).toBe(true);
  expect(drawings.map((drawing) => drawing.height)).toEqual([200]);
  // The next drawing waits for the one in flight.
  height = 260;
  redraw();
  await frames();
  expect(worker().orders).toHaveLength(3);
  worker().answer(next?.id ?? 0);
  expect(root.firstElementChild).not.toBe(old);
  expect(drawings.map((drawing) => drawing.height)).toEqual([200, 240]);
  expect(worker().orders[3]).toMatchObject({ id: worker().orders[0]?.id, hasPlan: false });
  expect(worker().orders[3]?.pose).toBeUndefined();
  await expect.poll(() => worker().orders[4]).toMatchObject({ hasPlan: true });
});

test('new canvases replace lost ones, drawn as far as the cord was', async () => {
  const { root, drawings, worker } = await mount();
  worker().onmessage({ data: null });
  await expect.poll(() => worker().orders.length).toBe(1);
  const first = worker().orders[0]?.id ?? 0;
  worker().answer(first);
  const old = root.firstElementChild;
  if (drawings[0]) drawings[0].y = 80;
  await Promise.resolve();
  worker().lose(first);
  await expect.poll(() => worker().orders[2]).toMatchObject({ hasPlan: true, pose: { y: 80 } });
  // The new canvases are lost before they are shown: they are shown all the same, and replaced in turn.
  const second = worker().orders[2]?.id ?? 0;
  worker().lose(second);
  worker().answer(second);
  expect(root.firstElementChild).not.toBe(old);
  await expect.poll(() => worker().orders[4]).toMatchObject({ hasPlan: true, pose: { y: 80 } });
});

test('a cord that the worker cannot draw is removed, and the console says so once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { root, drawings, worker } = await mount();
  worker().onmessage({ data: null });
  await expect.poll(() => worker().orders.length).toBe(1);
  worker().answer(worker().orders[0]?.id ?? 0);
  worker().answer(worker().orders[0]?.id ?? 0, 'Error: broken canvas');
  expect(root.hasAttribute('data-drawn')).toBe(false);
  expect(document.body.hasAttribute('data-lit')).toBe(false);
  expect(warn.mock.calls).toEqual([['The cord is not drawn:', 'Error: broken canvas']]);
  const before = worker().orders.length;
  if (drawings[0]) drawings[0].y = 10;
  await frames();
  expect(worker().orders).toHaveLength(before);
  warn.mockRestore();
});

test('without a worker the page stands without its cord, and the next cord asks for one again', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { root, worker } = await mount();
  const failed = new Event('error', { cancelable: true });
  worker().onerror?.(failed);
  await expect.poll(() => warn.mock.calls.length).toBe(1);
  expect(failed.defaultPrevented).toBe(true);
  expect([root.children.length, root.hasAttribute('data-drawn')]).toEqual([0, false]);
  const { keepDrawn } = await import('../../../src/cord/use-cord-drawing.ts');
  stop = keepDrawn(root, measure, () => {});
  FakeWorker.all.at(-1)?.onmessage({ data: null });
  await expect.poll(() => FakeWorker.all.at(-1)?.orders.length).toBe(1);
  expect(FakeWorker.all).toHaveLength(2);
  warn.mockRestore();
});

test('the Trusted Types policy lets the worker’s own address pass, and no other', async () => {
  const created: string[] = [];
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, { createScriptURL }: { createScriptURL: (url: string) => string }) => {
      created.push(name);
      expect(createScriptURL('https://evil.example/')).toMatch(/^(?!https:).*painter\.worker/);
      return { createScriptURL: (url: string) => ({ trusted: createScriptURL(url) }) };
    },
  });
  const { worker } = await mount();
  expect(created).toEqual(['cord-painter']);
  expect(worker().address).toEqual({ trusted: expect.stringMatching(/painter\.worker/) });
  expect(worker().options).toEqual({ type: 'module' });
});

test('a second worker goes by the same policy: the browser refuses another of its name', async () => {
  let made = 0;
  vi.stubGlobal('trustedTypes', {
    createPolicy: (_name: string, rules: { createScriptURL: (url: string) => string }) => {
      made += 1;
      return rules;
    },
  });
  const { loadPainter } = await import('../../../src/cord/drawing.ts');
  for (const tries of [1, 2]) {
    const asked = loadPainter();
    expect(FakeWorker.all).toHaveLength(tries);
    FakeWorker.all.at(-1)?.onerror?.(new Event('error'));
    await expect(asked).rejects.toThrow();
  }
  expect(made).toBe(1);
});

test('the worker’s address is the site’s own where the assets have another origin', async () => {
  vi.stubEnv('BASE_URL', 'https://cdn.example/');
  vi.doMock('../../../src/cord/painter.worker.ts?worker&url', () => ({
    default: 'https://cdn.example/assets/p.js',
  }));
  const { loadPainter } = await import('../../../src/cord/drawing.ts');
  void loadPainter();
  expect(FakeWorker.all[0]?.address).toBe('/assets/p.js');
  vi.doUnmock('../../../src/cord/painter.worker.ts?worker&url');
  vi.unstubAllEnvs();
});
