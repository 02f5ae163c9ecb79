/** Pictures of a scene at its quarters, by day and by night, and of its still version; small, as WebP. */
import { mkdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { animationsEnded, frames } from '../at-rest.ts';
import { type Case, inView } from '../motion/cases/case.ts';
import { place } from './place.ts';
import { print } from './print.ts';
import { type Look, type Picture, STOPS } from './result.ts';

/** Height of a picture, px: a film strip of five fits a page. */
const HEIGHT = 400;

export type Camera = { page: Page; folder: string; name: string };

async function shoot({ page, folder, name }: Camera, look: Look, stop: number | null): Promise<Picture> {
  const file = `pictures/${name}-${look.replace(' ', '-')}${stop === null ? '' : `-${stop * 100}`}.webp`;
  mkdirSync(`${folder}/pictures`, { recursive: true });
  const small = sharp(await page.screenshot({ type: 'jpeg', quality: 90 })).resize({ height: HEIGHT });
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
  const raw = { raw: { width: info.width, height: info.height, channels: info.channels } };
  await sharp(data, raw).webp({ quality: 70, effort: 3 }).toFile(`${folder}/${file}`);
  return { look, stop, file, print: await print(sharp(data, raw)) };
}

/** Until what CSS moves besides stands, but not for long: something may always be on its way. */
const settled = (page: Page) => Promise.race([animationsEnded(page).catch(() => {}), wait(1500)]);

/** The strip of one theme. */
export async function film(
  one: Case,
  root: string,
  camera: Camera,
  look: 'day' | 'night',
): Promise<Picture[]> {
  const { page } = camera;
  await page.emulateMedia({ colorScheme: look === 'day' ? 'light' : 'dark' });
  if (!one.scrubbed && !one.point && !(await page.getByRole('dialog').count())) await inView(page, root);
  await settled(page);
  const pictures: Picture[] = [];
  for (const stop of STOPS) {
    await place(one, page, root, stop);
    await settled(page);
    pictures.push(await shoot(camera, look, stop));
  }
  return pictures;
}

/** What stands where motion is not wanted, in both themes. Ends the scene. */
export async function still(root: string, camera: Camera): Promise<Picture[]> {
  const { page } = camera;
  const pictures: Picture[] = [];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [look, colorScheme] of [
    ['still night', 'dark'],
    ['still day', 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await frames(page, 6);
    if (!(await page.getByRole('dialog').count())) await inView(page, root);
    await settled(page);
    pictures.push(await shoot(camera, look, null));
  }
  return pictures.toReversed();
}
