/** A value of a scene, the value that is wanted, and how far apart they are. */
/** The names of the two readings of a trigger. */
export const TRIGGER = { start: 'trigger start', end: 'trigger end' } as const;

export type Reading = {
  /** The measure, in a word or two: `track x`. */
  what: string;
  /** The index among several parts alike. */
  nth?: number;
  unit: string;
  /** The difference that is allowed, in the unit. */
  tolerance: number;
  /** The page's value. */
  value: number;
  /** The value that is due at a time, in seconds, or a fraction of the scroll or of the pointer's way. */
  wanted: (time: number) => number;
};

/** How far off a reading is, in tolerances; a value that cannot be read is infinitely far. */
export function deviation({ value, wanted, tolerance }: Reading, time: number): number {
  const error = Math.abs(value - wanted(time)) / tolerance;
  return Number.isNaN(error) ? Number.POSITIVE_INFINITY : error;
}

export type Worst = { error: number; what: string };

/** The reading that is farthest off at a time. */
export function farthest(all: Reading[], time: number): Worst {
  let worst: Worst = { error: 0, what: 'all' };
  for (const reading of all) {
    const error = deviation(reading, time);
    const { what, nth, value, unit, wanted } = reading;
    if (error > worst.error)
      worst = { error, what: `${what}[${nth ?? 0}]: ${value} ${unit}, wanted ${wanted(time)}` };
  }
  return worst;
}
