/** What a scene shows beside what it has to show: the one comparison of the suite and of the report. */
import type { Page } from 'playwright/test';
import type { Case } from './cases/case.ts';
import { motionOf } from './fixture.ts';
import { readTracks } from './keyframes.ts';

/** What the two places of a trigger are called. */
export const TRIGGER = { start: 'trigger start', end: 'trigger end' } as const;

export type Reading = {
  /** What is measured, in a word or two: `track x`. */
  what: string;
  /** Which of several that are alike. */
  nth?: number;
  unit: string;
  /** How far off it may be, in its unit. */
  tolerance: number;
  /** What the page shows. */
  value: number;
  /** What it has to show at a time, in seconds, or a share of the scroll or of the pointer's way. */
  wanted: (time: number) => number;
};

/** All that a scene has to be measured by, as the page shows it now. */
export async function readings(one: Case, page: Page, root: string, time: number): Promise<Reading[]> {
  const tracks = one.tracks ? await readTracks(page, root, await one.tracks(page, root)) : [];
  const own = one.measure ? await one.measure(page, time, root) : [];
  return [...(await triggerOf(one, page, root)), ...tracks, ...own];
}

/** Where its trigger stands on the page, beside the edges that the choreography names. */
async function triggerOf({ trigger }: Case, page: Page, root: string): Promise<Reading[]> {
  if (!trigger) return [];
  const span = await motionOf(page).span(root);
  const edges = await page.evaluate(
    ([root, part]) => {
      const own = document.querySelector(root);
      const element = (part && own?.querySelector(part)) || own;
      const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
      return { top: top + scrollY, bottom: bottom + scrollY, height: innerHeight };
    },
    [root, trigger.part ?? ''] as const,
  );
  const both = { unit: 'px', tolerance: 2 };
  return [
    {
      what: TRIGGER.start,
      ...both,
      value: span.start,
      wanted: () => edges.top - trigger.top * edges.height,
    },
    {
      what: TRIGGER.end,
      ...both,
      value: span.end,
      wanted: () => edges.bottom - trigger.bottom * edges.height,
    },
  ];
}

/** How far off a reading is: 1 is its tolerance, and what cannot be read is infinitely far. */
export function deviation({ value, wanted, tolerance }: Reading, time: number): number {
  const error = Math.abs(value - wanted(time)) / tolerance;
  return Number.isNaN(error) ? Number.POSITIVE_INFINITY : error;
}

export type Worst = { error: number; what: string };

/** The farthest of some readings at a time. */
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
