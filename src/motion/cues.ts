/** What is on stage: the scenes and pointer effects that mounted sections have handed over, for the engine to run. */
import type { PointerEffect } from './pointer-effect.ts';
import type { Scene } from './scene.ts';

/** What a `*.scene.ts` or `*.effect.ts` exports; parts and config are each record's own. */
export type SceneModule = { scene: Pick<Scene, 'name' | 'when'> };
export type EffectModule = { effect: Pick<PointerEffect, 'name' | 'when'> };

export type SceneOptions = {
  /** Handed to `build`; a change rebuilds the timeline. */
  state?: unknown;
  /** False holds a timed scene still (the pause button). */
  playing?: boolean | undefined;
  /** Called with each timeline that was built; `rebuilt` is false the first time. */
  onBuild?: (timeline: gsap.core.Timeline, rebuilt: boolean) => void;
};

export type Cue = {
  id: number;
  root: HTMLElement;
  handle: { current: gsap.core.Timeline | null };
  options: SceneOptions;
} & (
  | { kind: 'scene'; load: () => Promise<SceneModule> }
  | { kind: 'effect'; load: () => Promise<EffectModule> }
);

type NewCue = Cue extends infer C ? (C extends Cue ? Omit<C, 'id'> : never) : never;

let cues: readonly Cue[] = [];
let count = 0;
const listeners = new Set<() => void>();

function publish(next: readonly Cue[]) {
  cues = next;
  for (const listener of listeners) listener();
}

export const allCues = () => cues;

export function subscribeCues(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Puts a cue on the list; returns its id and the function that takes it off again. */
export function addCue(cue: NewCue): { id: number; remove: () => void } {
  const id = ++count;
  publish([...cues, { ...cue, id }]);
  return { id, remove: () => publish(cues.filter((other) => other.id !== id)) };
}

export function setCueOptions(id: number, options: SceneOptions): void {
  publish(cues.map((cue) => (cue.id === id ? { ...cue, options } : cue)));
}
