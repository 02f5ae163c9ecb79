/** The home page's scenes. */
import type { scene as cordScene } from '../../../../src/cord/cord.scene.ts';
import { plugPlace } from '../../../support/plug-place.ts';
import type { scene as showcaseScene } from '../../../../src/pages/home/showcase/showcase.scene.ts';
import { jump } from '../../../support/site.ts';
import { configOf } from '../config-of.ts';
import { motionOf } from '../fixture.ts';
import { type Case, inView, staged } from './case.ts';
import { phrasesOf, typed } from './typed.ts';

const { line } = configOf<typeof cordScene>('cord');
const { lift } = configOf<typeof showcaseScene>('showcase');

export const home: Case[] = [
  {
    scene: 'typewriter',
    route: '/',
    arrive: (page) => jump(page, 0),
    measure: async (page, time) => typed(await phrasesOf(page), time),
  },
  {
    scene: 'showcase',
    route: '/',
    sizes: staged,
    scrubbed: true,
    trigger: { top: 0, bottom: 1 },
    arrive: inView,
    measure: async (page) => {
      const seen = await page.evaluate(() => {
        const part = (name: string) =>
          new DOMMatrix(getComputedStyle(document.querySelector(`[data-part=${name}]`) as Element).transform);
        const cards = [...document.querySelectorAll<HTMLElement>('[data-card]')];
        const pitch = (cards[1]?.offsetLeft ?? 0) - (cards[0]?.offsetLeft ?? 0);
        return {
          track: part('track').e,
          timeRuler: part('time-ruler').e,
          x: part('cord').e,
          y: part('cord').f,
          pitch,
        };
      });
      const trackX = (p: number) => -5 * seen.pitch * p;
      const plug = (p: number) => plugPlace((p * 5) % 1, seen.pitch, lift);
      return [
        { what: 'track x', unit: 'px', tolerance: 1, value: seen.track, wanted: trackX },
        { what: 'time ruler x', unit: 'px', tolerance: 1, value: seen.timeRuler, wanted: trackX },
        // Over the gap the plug is four times as fast as the page scrolls; it is lifted about as fast as that.
        { what: 'plug x', unit: 'px', tolerance: 5, value: seen.x, wanted: (p) => plug(p).x },
        { what: 'plug y', unit: 'px', tolerance: 3, value: seen.y, wanted: (p) => plug(p).y },
      ];
    },
  },
  {
    scene: 'cord',
    route: '/',
    root: '[data-cord=services]',
    scrubbed: true,
    trigger: { part: '[data-part=cord-drawing]', top: line / 100, bottom: line / 100 },
    arrive: inView,
    measure: async (page, _, root) => {
      const height = await motionOf(page).target(root, 'height');
      const drawn = await motionOf(page).target(root, 'y');
      return [{ what: 'drawn', unit: 'px', tolerance: 1, value: drawn, wanted: (p) => height * p }];
    },
  },
];
