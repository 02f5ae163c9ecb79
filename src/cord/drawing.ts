/** A cord as scenes move it: each pose that they set is ordered from the painter, a worker, once a frame. */
import type { Answer, Order, Plan, Pose } from './painter.worker.ts';
// oxlint-disable-next-line import/default -- Vite makes it the address of the worker's file
import file from './painter.worker.ts?worker&url';

/** A browser starts no worker of another origin: the site itself serves this file, also where a network serves the assets. */
const workerUrl = file.replace(import.meta.env.BASE_URL, '/');

export type Painter = {
  order: (order: Order, transfer?: Transferable[]) => void;
  /** The listener to each cord's answers. */
  answers: Map<number, (answer: Answer) => void>;
};

let painter: Promise<Painter> | null = null;

const answers: Painter['answers'] = new Map();
const onAnswer = (answer: Answer) => answers.get(answer.id)?.(answer);

/** Rules of the Trusted Types policy that the site's headers allow. They stand at module level, as the browser keeps the policy and its closure for good. */
const rules = { createScriptURL: () => workerUrl };
let policy: ReturnType<NonNullable<Window['trustedTypes']>['createPolicy']> | undefined;

/** The policy is made once: a second of its name would be refused when what was lost is asked for again. */
const trusted = () => {
  policy ??= window.trustedTypes?.createPolicy('cord-painter', rules);
  return policy?.createScriptURL(workerUrl) ?? workerUrl;
};

/** @throws where the browser cannot fetch the worker, refuses it or gives it no canvas */
const startWorker = () =>
  new Promise<Painter>((resolve, reject) => {
    const worker = new Worker(trusted(), { type: 'module' });
    worker.onerror = (event) => {
      event.preventDefault();
      reject(event);
    };
    worker.onmessage = ({ data }: MessageEvent<Answer | null>) => {
      if (data) return onAnswer(data);
      worker.onerror = null;
      resolve({ order: (order, transfer = []) => worker.postMessage(order, transfer), answers });
    };
  });

/** The painter of all pages' cords. @throws when it cannot be fetched; the next call has it fetched anew */
export function loadPainter(): Promise<Painter> {
  painter ??= startWorker().catch((error: unknown) => {
    painter = null;
    throw error;
  });
  return painter;
}

export type Drawing = Pose & {
  /** Of the surface, px: at this `y` the whole cord is drawn. */
  height: number;
  /** How far down it is drawn, px from the surface's top. */
  y: number;
  /** How far the free part swings to its side, px at its middle. */
  sway: number;
  /** How far the plug is retracted from where it would be, px along the cord. */
  retract: number;
  /** It is drawn no more. */
  stop: () => void;
};

type Listeners = {
  /** Called once when it is on its canvases, when it fails, and when they were lost. */
  onAnswer: (answer: Answer) => void;
  /** Called with each pose: whether the tip is in its jack. */
  onPlug: (plugged: boolean) => void;
};

let lastId = 0;

/** @param y how much of it is drawn at first */
export function createDrawing(
  { order, answers }: Painter,
  plan: Plan,
  y: number,
  { onAnswer, onPlug }: Listeners,
): Drawing {
  lastId += 1;
  const id = lastId;
  const { line, minY, tiles } = plan;
  const { height } = plan.box;
  /** Down to here there is cord. */
  const foot = Math.min(height, Math.max(...line.map((point) => point.y)));
  const pose: Pose = { y, sway: 0, retract: 0 };
  const tell = () => onPlug(pose.retract <= 0 && Math.max(pose.y, minY) >= foot);
  let queued = false;
  let stopped = false;
  // Scroll and sway may both set something in one frame: it is ordered once.
  const set = (name: keyof Pose, value: number) => {
    pose[name] = value;
    if (queued) return;
    queued = true;
    queueMicrotask(() => {
      queued = false;
      if (stopped) return;
      order({ id, pose });
      tell();
    });
  };
  answers.set(id, onAnswer);
  order(
    { id, plan, pose },
    tiles.map(({ canvas }) => canvas),
  );
  tell();

  return {
    height,
    get y() {
      return pose.y;
    },
    set y(value) {
      set('y', value);
    },
    get sway() {
      return pose.sway;
    },
    set sway(value) {
      set('sway', value);
    },
    get retract() {
      return pose.retract;
    },
    set retract(value) {
      set('retract', value);
    },
    stop() {
      if (stopped) return;
      stopped = true;
      answers.delete(id);
      order({ id });
    },
  };
}
