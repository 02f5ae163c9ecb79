/** Takes pictures of a scene at its quarters, and of the page without motion, in both themes; small, as WebP. */
import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { frames } from '../support/at-rest.ts';
import { type Case, inView } from '../gate/motion/cases/case.ts';
import { place } from './place.ts';
import { print } from './print.ts';
import { type Look, type Picture, STOPS } from './result.ts';

/** Height of a picture, px: a film strip of five fits a page. */
const HEIGHT = 400;

export type Camera = { page: Page; folder: string; name: string };

/** Shrinks a picture and writes it. */
export async function develop(
  taken: Buffer,
  { folder, name }: Camera,
  look: Look,
  stop: number | null,
): Promise<Picture> {
  const file = `pictures/${name}-${look.replace(' ', '-')}${stop === null ? '' : `-${stop * 100}`}.webp`;
  const small = sharp(taken).resize({ height: HEIGHT });
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
  const raw = { raw: { width: info.width, height: info.height, channels: info.channels } };
  await sharp(data, raw).webp({ quality: 70, effort: 3 }).toFile(`${folder}/${file}`);
  return { way: '', look, stop, file, print: await print(sharp(data, raw)) };
}

/**
 * Brings everything to rest but the scene, so that two films of it look alike and nothing has to be waited for. Other scenes that
 * repeat, and videos, go to their beginning; scenes that play once, and CSS animations, go to their end. An end may begin another
 * animation, but not for ever.
 */
async function rest(page: Page, root: string): Promise<void> {
  for (let round = 0; round < 4; round++) {
    // A change of this moment begins its transition in the next frame.
    await frames(page);
    const ended = await page.evaluate((selector) => {
      const own = document.querySelector(selector);
      let ended = 0;
      for (const [element, timeline] of window.__motion?.roots ?? []) {
        if (element === own) continue;
        if (timeline.repeat() === -1) timeline.timeScale(0).progress(0);
        else if (timeline.isActive()) {
          timeline.progress(1);
          ended++;
        }
      }
      for (const video of document.querySelectorAll('video')) {
        video.pause();
        video.currentTime = 0;
      }
      for (const one of document.getAnimations()) {
        const { effect, playState, timeline } = one;
        const isFinite = effect?.getComputedTiming().endTime !== Infinity;
        if (playState !== 'running' || timeline !== document.timeline || !isFinite) continue;
        one.finish();
        ended++;
      }
      return ended;
    }, root);
    if (ended === 0) return;
  }
}

const scheme = { day: 'light', night: 'dark' } as const;
const themes = ['day', 'night'] as const;

const bring = async (page: Page, root: string) => {
  if (!(await page.getByRole('dialog').count())) await inView(page, root);
};

/** Takes a picture, which is shrunk while the next one is prepared. */
async function take(
  camera: Camera,
  root: string,
  look: Look,
  stop: number | null,
): Promise<{ picture: Promise<Picture> }> {
  await rest(camera.page, root);
  const taken = await camera.page.screenshot({ type: 'jpeg', quality: 90 });
  return { picture: develop(taken, camera, look, stop) };
}

/**
 * Films the strips of both themes, then the page without motion, which ends the scene.
 * @param onStrip called when a theme's strip has been taken
 */
export async function film(
  one: Case,
  root: string,
  camera: Camera,
  onStrip: (theme: 'day' | 'night') => Promise<void>,
): Promise<Picture[]> {
  const { page, folder } = camera;
  mkdirSync(`${folder}/pictures`, { recursive: true });
  const taken: { picture: Promise<Picture> }[] = [];
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: scheme[theme] });
    if (!one.scrubbed && !one.point) await bring(page, root);
    for (const stop of STOPS) {
      await place(one, page, root, stop);
      taken.push(await take(camera, root, theme, stop));
    }
    await onStrip(theme);
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: scheme[theme] });
    await frames(page, 6);
    await bring(page, root);
    taken.push(await take(camera, root, `still ${theme}`, null));
  }
  return Promise.all(taken.map(({ picture }) => picture));
}
