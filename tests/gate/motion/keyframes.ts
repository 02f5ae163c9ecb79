/** A scene's movements as a table of parts, values, times and eases, and their values on the page. */
import { gsap } from 'gsap';
import type { Page } from 'playwright/test';
import type { Reading } from './reading.ts';

export type Value = 'x' | 'y' | 'rotation' | 'scaleX' | 'scaleY' | 'opacity' | `--${string}`;

/** A piece of a track: `from` to `to` in `length` seconds (or fractions of a scrubbed scene), beginning at `start`. */
export type Piece = { from: number; to: number; start: number; length: number; ease: string };

export type Track = {
  /** The part within the scene's root; a whole selector if it begins with `header`. */
  part: string;
  nth?: number;
  value: Value;
  pieces: Piece[];
};

/** 1 px, half a degree, 0.01 of a custom property, 0.02 of a scale or an opacity. */
const tolerance = (value: Value) =>
  value === 'x' || value === 'y' ? 1 : value === 'rotation' ? 0.5 : value.startsWith('--') ? 0.01 : 0.02;

/** A track's value at a time: in the last piece that has begun, or at the beginning of the first. */
export function valueAt(pieces: Piece[], time: number): number {
  const piece = pieces.findLast(({ start }) => start <= time + 1e-9);
  if (!piece) return pieces[0]?.from ?? Number.NaN;
  const { from, to, start, length, ease } = piece;
  const progress = length > 0 ? Math.min(1, Math.max(0, (time - start) / length)) : 1;
  return from + (to - from) * gsap.parseEase(ease)(progress);
}

const units: Record<string, string> = { x: 'px', y: 'px', rotation: '°', scaleX: '×', scaleY: '×' };

/** Reads each track's value on the page, with the value that the table wants. */
export async function readTracks(page: Page, root: string, tracks: Track[]): Promise<Reading[]> {
  const queries = tracks.map(({ part, nth = 0, value }) => ({ part, nth, value }));
  const values = await page.evaluate(
    ({ root, queries }) =>
      queries.map(({ part, nth, value }) => {
        const scope = part.startsWith('header') ? document : document.querySelector(root);
        const found = scope?.querySelectorAll(part)[nth] ?? (scope as Element | null);
        if (!found) return Number.NaN;
        const style = getComputedStyle(found);
        if (value === 'opacity') return Number(style.opacity);
        if (value.startsWith('--')) return Number.parseFloat(style.getPropertyValue(value));
        const { a, b, c, d, e, f } = new DOMMatrix(style.transform);
        if (value === 'x') return e;
        if (value === 'y') return f;
        if (value === 'rotation') return (Math.atan2(b, a) * 180) / Math.PI;
        return value === 'scaleX' ? Math.hypot(a, b) : Math.hypot(c, d);
      }),
    { root, queries },
  );
  return tracks.map(({ part, nth = 0, value, pieces }, index) => ({
    what: `${/data-part=([\w-]+)/.exec(part)?.[1] ?? part} ${value}`,
    nth,
    unit: units[value] ?? 'share',
    tolerance: tolerance(value),
    value: values[index] ?? Number.NaN,
    wanted: (time) => valueAt(pieces, time),
  }));
}
