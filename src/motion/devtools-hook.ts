/** The dev server's tuning panel takes hold of scenes and pointer effects here. Read under `DEV` alone. */
import type { Config, MotionRecord, Parts } from './scene.ts';

/** A record without its parts: enough for the panel and the media. */
export type RecordBase = Omit<MotionRecord<string, Parts, Config>, 'parts'>;

export type Connection = {
  /** Whether a scene is detached from its trigger and played by hand, and whether its trigger shows markers. */
  wanted: () => { tuned: boolean; markers: boolean };
  publish: (timeline: gsap.core.Timeline | null) => void;
  disconnect: () => void;
};

/** Set before the first page is hydrated, on the dev server; empty everywhere else. */
export const devtoolsHook: {
  /** Hears of each root whose scene or effect is wanted, and calls `restart` when the panel asks for another run of it. */
  connect?: (root: HTMLElement, record: RecordBase, restart: () => void) => Connection;
} = {};
