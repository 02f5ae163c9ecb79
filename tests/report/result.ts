/** A scene's result in one window. Each has a file of its own in `report/data/`, so that a stopped run can go on. */
import type { WindowName } from '../gate/motion/windows.ts';

export type Point = [x: number, y: number];

/** A property against scroll, time or the pointer's way: the wanted values as a line, the measured ones as dots. */
export type Series = {
  what: string;
  nth: number;
  unit: string;
  tolerance: number;
  line: Point[];
  there: Point[];
  back: Point[];
};

/** The largest deviation of a scene from its arithmetic. */
export type Deviation = {
  /** In tolerances: 1 is the limit. `null` if a value could not be read at all. */
  error: number | null;
  what: string;
  /** In the unit of the value. */
  off: number | null;
  unit: string;
};

/** The cost of a wheel through a scene, or of a play of it. */
export type Cost = {
  /** How many times slower the processor was made. */
  slowdown: number;
  /** Main thread, in ms of its own time. */
  busy: number;
  seconds: number;
  scrolled: number;
  /** How long each frame took, ms. */
  frames: number[];
};

export type Clock = 'scroll' | 'time' | 'pointer';

/** A moment since the page was opened, s. */
export type Mark = { kind: 'enter' | 'leave' | 'refresh'; at: number };
export type Phase = { name: string; from: number; to: number };

export const looks = ['day', 'night', 'still day', 'still night'] as const;
export type Look = (typeof looks)[number];
/** The progress at which each picture is taken. */
export const STOPS = [0, 0.25, 0.5, 0.75, 1];

export type Picture = {
  /** The way in which the scene was begun, if it has several; else empty. */
  way: string;
  look: Look;
  stop: number | null;
  /** From the report's folder. */
  file: string;
  /** 12 × 8 colours, by which two pictures are compared when only the figures were kept. */
  print: string;
};

export type Result = {
  scene: string;
  page: string;
  window: WindowName;
  size: { width: number; height: number };
  clock: Clock;
  /** The scene's length: px of scroll, seconds, or 1. */
  length: number;
  /** Its number among the page's scenes of this name, from 1, as the tuning panel counts. */
  nth: number;
  series: Series[];
  deviation: Deviation;
  costs: Cost[];
  marks: Mark[];
  phases: Phase[];
  pictures: Picture[];
  trace: string | null;
  /** The time at which it was measured, ISO. */
  at: string;
  /** How long the report took over it. */
  seconds: number;
  /** The reason it was not measured. */
  failure: string | null;
};

type Subject = Pick<Result, 'scene' | 'page' | 'window' | 'size' | 'clock' | 'length'>;

/** The result of a scene of which nothing has been measured yet. */
export const emptyResult = (subject: Subject): Result => ({
  ...subject,
  nth: 1,
  series: [],
  deviation: { error: null, what: 'not measured', off: null, unit: '' },
  costs: [],
  marks: [],
  phases: [],
  pictures: [],
  trace: null,
  at: new Date().toISOString(),
  seconds: 0,
  failure: null,
});

export const windowTitles: Record<WindowName, string> = {
  desktop: 'Desktop',
  tablet: 'Tablet',
  small: 'Small',
};
