/**
 * What the tuning panel of the dev server works on: which scenes run, which one lies on the bench, and whether triggers
 * show their markers. In a build all of it folds away.
 */
import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import type { Cue } from './cues.ts';
import type { PointerEffect } from './pointer-effect.ts';
import type { Scene } from './scene.ts';

export type Running = {
  root: HTMLElement;
  record: Pick<Scene | PointerEffect, 'name' | 'when' | 'config'>;
  /** The scene's timeline; `null` for a pointer effect, and where its media do not match. */
  timeline: gsap.core.Timeline | null;
};

export type Bench = {
  running: ReadonlyMap<number, Running>;
  /** The root whose scene is detached from its trigger and played by hand. */
  tuned: HTMLElement | null;
  markers: boolean;
  /** By scene's name: counts up when it has to be built again, because a number of its config has changed. */
  takes: Readonly<Record<string, number>>;
};

type Take = { tuned: boolean; markers: boolean; count: number };

let bench: Bench = { running: new Map(), tuned: null, markers: false, takes: {} };
const listeners = new Set<() => void>();

export const readBench = () => bench;

export function setBench(change: Partial<Bench>): void {
  bench = { ...bench, ...change };
  for (const listener of listeners) listener();
}

export function subscribeBench(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Tells the bench which timeline a scene has built; `null` when it was reverted. */
export function benchTimeline(id: number, timeline: gsap.core.Timeline | null): void {
  if (!import.meta.env.DEV) return;
  const entry = bench.running.get(id);
  if (!entry) return;
  // What GSDevTools calls it.
  if (timeline) timeline.vars.id = entry.record.name;
  setBench({ running: new Map(bench.running).set(id, { ...entry, timeline }) });
}

function useBenchTake({ id, root }: Cue, record: Running['record'] | undefined): Take {
  const { tuned, markers, takes } = useSyncExternalStore(subscribeBench, readBench, readBench);
  // Before the scene is built, which is done in a layout effect too.
  useLayoutEffect(() => {
    if (!record) return;
    setBench({ running: new Map(bench.running).set(id, { root, record, timeline: null }) });
    return () => {
      const running = new Map(bench.running);
      running.delete(id);
      setBench({ running });
    };
  }, [id, root, record]);
  const own = tuned === root;
  const count = takes[record?.name ?? ''] ?? 0;
  return useMemo(() => ({ tuned: own, markers, count }), [own, markers, count]);
}

/** How a scene or pointer effect is to be built this time: another object reverts it and builds it anew. Null in a build. */
export const useTake: (...args: Parameters<typeof useBenchTake>) => Take | null = import.meta.env.DEV
  ? useBenchTake
  : () => null;

/** Changes when a hot reload has put another module behind a `load`: its address stands in the function's text. */
export const versionOf = (load: () => Promise<unknown>) => (import.meta.env.DEV ? String(load) : '');
