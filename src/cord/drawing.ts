/** A cord as scenes move it: what is set on it is ordered from the painter, once a frame. */
import type { Painter } from './load-painter.ts';
import type { Answer, Plan, Pose } from './painter.ts';

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
