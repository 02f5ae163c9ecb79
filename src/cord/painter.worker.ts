/** The painter: a worker that draws cords on the canvases that it is given, as its orders say. It knows no page. */
import { type CordStyle, createPicture, type Picture } from './picture.ts';
import type { Point } from './path.ts';
import { closeSprites, type SpriteFiles, type Sprites, spritesOf } from './sprites.ts';
import type { Tile } from './tiles.ts';

/** How much of a cord is drawn, px; as `Drawing` has it. */
export type Pose = { y: number; sway: number; retract: number };

export type Plan = {
  /** The cord's path in the surface's own px, jack to jack. */
  line: Point[];
  /** The surface's size, px. */
  box: { width: number; height: number };
  style: CordStyle;
  /** How far down it is drawn at any time, px: what the first view shows is not taken back. */
  minY: number;
  tiles: Tile[];
  /** Pixels of the screen for one of CSS. */
  density: number;
  /** The shadow's colour; empty for none. */
  shadow: string;
  files: SpriteFiles;
};

/** Of one cord: with a plan it begins, with a pose alone it goes on, with neither it ends. */
export type Order = { id: number; plan?: Plan; pose?: Pose };

/**
 * A cord has been drawn for the first time and is on its canvases, or has failed and ends, or its canvases were lost with the
 * graphics process and are empty.
 */
export type Answer = { id: number; error?: string; isLost?: true };

type Cord = { tiles: Tile[]; pose: Pose; isQueued?: boolean; sprites?: Sprites; picture?: Picture };

/** ms in which canvases that are drawn on no more are taken off the page. */
const TAKEN_OFF = 1000;

/** The longest wait for an animation frame, ms: a hidden window has none. */
const LONGEST_FRAME = 100;

/** With the next frame, or soon where none comes. */
function withFrame(task: () => void) {
  const run = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    task();
  };
  const frame = requestAnimationFrame(run);
  const timer = setTimeout(run, LONGEST_FRAME);
}

const cords = new Map<number, Cord>();
const answer = (answer: Answer) => postMessage(answer);

function end(id: number) {
  const cord = cords.get(id);
  if (!cord) return;
  cords.delete(id);
  if (cord.sprites) closeSprites(cord.sprites);
  // Their memory is given back now, not when somebody collects it.
  setTimeout(() => {
    for (const { canvas } of cord.tiles) canvas.width = canvas.height = 1;
  }, TAKEN_OFF);
}

function fail(id: number, error: unknown) {
  end(id);
  answer({ id, error: String(error) });
}

async function begin(id: number, cord: Cord, plan: Plan) {
  // All of them are lost at once, and restored once there is something to draw with.
  const [first] = plan.tiles;
  if (first) first.canvas.oncontextrestored = () => answer({ id, isLost: true });
  const sprites = await spritesOf(plan.files, plan.style.radius, plan.density);
  if (cords.get(id) !== cord) return closeSprites(sprites);
  cord.sprites = sprites;
  cord.picture = createPicture(plan, sprites);
  cord.picture(cord.pose);
  // With a frame what was drawn is handed over.
  withFrame(() => answer({ id }));
}

function take({ id, plan, pose }: Order): void {
  if (plan && pose) {
    const cord: Cord = { tiles: plan.tiles, pose };
    cords.set(id, cord);
    begin(id, cord, plan).catch((error: unknown) => fail(id, error));
    return;
  }
  const cord = cords.get(id);
  if (!cord || !pose) return end(id);
  cord.pose = pose;
  // Orders may come faster than they are drawn: of those that wait for a frame the last counts.
  if (cord.isQueued) return;
  cord.isQueued = true;
  withFrame(() => {
    cord.isQueued = false;
    if (cords.get(id) !== cord) return;
    try {
      cord.picture?.(cord.pose);
    } catch (error) {
      // The next order would say the same.
      fail(id, error);
    }
  });
}

if (!new OffscreenCanvas(1, 1).getContext('2d')) throw new Error('no canvas in a worker');
onmessage = ({ data }: MessageEvent<Order>) => take(data);
// The first message says that it can draw here.
postMessage(null);
