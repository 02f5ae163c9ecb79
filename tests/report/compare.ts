/** The changes since other figures: numbers beyond their noise, and pictures that look different. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { deviationText, type Figure, type Figures, pictureName } from './figures.ts';
import { difference } from './print.ts';
import type { Picture, Result } from './result.ts';

export type NumberChange = { kind: 'number'; window: string; what: string; before: string; after: string };
export type PictureChange = {
  kind: 'picture';
  window: string;
  what: string;
  /** The new picture, from the report's folder. */
  after: string;
  /** The old picture: a file beside the old figures, or its print. */
  before: { file: string } | { print: string };
};
export type Change = NumberChange | PictureChange;

/** Two measurements of the same cost differ by less than this fraction on a busy machine. */
const COST_NOISE = 0.35;
/** A difference of more than so many tolerances is a change. */
const DEVIATION_NOISE = 0.1;
/** A difference of more than this fraction of a print's field, or of two pictures' pixels, is a change. */
const PRINT_NOISE = 0.12;
const PIXELS = 0.004;

/** @throws if the file holds no figures */
export function readFigures(file: string): Figures {
  const figures: Figures = JSON.parse(readFileSync(file, 'utf8'));
  if (!figures.figures) throw new Error(`${file} holds no figures of a report`);
  return figures;
}

/** The numbers of one scene in one window that have changed. */
export function numberChanges(window: string, before: Figure, after: Figure): NumberChange[] {
  const made: NumberChange[] = [];
  const add = (what: string, old: string, now: string) =>
    made.push({ kind: 'number', window, what, before: old, after: now });
  if (before.failure !== after.failure) add('run', before.failure ?? 'ran', after.failure ?? 'ran');
  const far = ({ deviation }: Figure) => deviation.error ?? Number.POSITIVE_INFINITY;
  if (!(Math.abs(far(before) - far(after)) <= DEVIATION_NOISE) && far(before) !== far(after)) {
    const text = ({ deviation }: Figure) => `${deviationText(deviation)} (${deviation.what})`;
    add('farthest off', text(before), text(after));
  }
  if (Math.abs(before.length - after.length) > 0.005 * Math.max(before.length, after.length))
    add('length', String(before.length), String(after.length));
  for (const key of ['cost', 'slowCost'] as const) {
    const [old, now] = [before[key], after[key]];
    if (old !== null && now !== null && Math.abs(old - now) > Math.max(40, COST_NOISE * Math.max(old, now)))
      add(key === 'cost' ? 'main thread, ms' : 'main thread at CPU 4×, ms', String(old), String(now));
  }
  return made;
}

/** The fraction of two pictures' pixels that differ to the eye; 1 if their sizes differ. */
export async function pixelDifference(a: string, b: string): Promise<number> {
  const [one, other] = await Promise.all(
    [a, b].map((file) => sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (!one || !other || one.data.length !== other.data.length) return 1;
  let differ = 0;
  for (let i = 0; i < one.data.length; i += 3)
    if (
      Math.abs((one.data[i] ?? 0) - (other.data[i] ?? 0)) +
        Math.abs((one.data[i + 1] ?? 0) - (other.data[i + 1] ?? 0)) >
      50
    )
      differ++;
  return differ / (one.data.length / 3);
}

async function pictureChange(
  folder: string,
  oldFolder: string,
  picture: Picture,
  oldPrint: string,
): Promise<PictureChange['before'] | null> {
  const old = `${oldFolder}/${picture.file}`;
  const here = `${folder}/${picture.file}`;
  if (oldFolder !== folder && existsSync(old) && existsSync(here))
    return (await pixelDifference(old, here)) > PIXELS ? { file: old } : null;
  return difference(oldPrint, picture.print) > PRINT_NOISE ? { print: oldPrint } : null;
}

/** All changes of one result. */
export async function changesOf(
  result: Result,
  { before, after }: { before: Figure; after: Figure },
  { folder, against }: { folder: string; against: string },
): Promise<Change[]> {
  const made: Change[] = numberChanges(result.window, before, after);
  for (const picture of result.pictures) {
    const { way, look, stop } = picture;
    const oldPrint = before.prints[pictureName(picture)];
    if (!oldPrint) continue;
    const changed = await pictureChange(folder, dirname(against), picture, oldPrint);
    if (changed)
      made.push({
        kind: 'picture',
        window: result.window,
        what: `${way && `${way}, `}${look}${stop === null ? '' : `, p ${stop}`}`,
        after: picture.file,
        before: changed,
      });
  }
  return made;
}
