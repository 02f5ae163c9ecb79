/** The home page's scenes. */
import { cordPlace } from '../../../src/pages/home/showcase/strip.ts';
import type { scene as showcaseScene } from '../../../src/pages/home/showcase/showcase.scene.ts';
import { jump } from '../../site.ts';
import { configOf } from '../config-of.ts';
import { motionOf } from '../fixture.ts';
import { valueAt } from '../keyframes.ts';
import { type Case, inView, piece, staged } from './case.ts';

const { lift } = configOf<typeof showcaseScene>('showcase');

export const home: Case[] = [
  {
    scene: 'typewriter',
    route: '/',
    arrive: (page) => jump(page, 0),
    // 65 ms a character, the fade at 1 s, cleared at 2 s, four phrases; the first one stands as if just typed.
    check: async (page, time) => {
      const phrases = await page.locator('[data-part=phrase]').evaluateAll((all) =>
        all.map((phrase) => ({
          length: Number((phrase as HTMLElement).dataset.length),
          opacity: Number(getComputedStyle(phrase).opacity),
          letters: [...phrase.querySelectorAll<HTMLElement>('[data-letter]')].map((letter) => ({
            n: Number(letter.dataset.letter),
            shown: getComputedStyle(letter).opacity === '1',
          })),
        })),
      );
      let from = 2;
      const rows = [1, 2, 3, 0].map((phrase) => {
        const start = from;
        const typed = start + 0.065 * (phrases[phrase]?.length ?? 0);
        from = typed + 2;
        return { phrase, start, fade: typed + 1, clear: typed + 2 };
      });
      let wrong = 0;
      phrases.forEach(({ letters, opacity }, phrase) => {
        const row = rows.find((one) => one.phrase === phrase && time >= one.start && time < one.clear);
        const first = phrase === 0 && time < 2;
        for (const { n, shown } of letters) {
          const due = row ? row.start + n * 0.065 : first ? 0 : Number.POSITIVE_INFINITY;
          if (Math.abs(time - due) > 0.005 && shown !== time >= due) wrong += 1;
        }
        const fade = first ? 1 : phrase === 0 ? 1e9 : (row?.fade ?? 1e9);
        const wanted = valueAt([piece(1, 0, fade, 0.7, 'power1.in')], time);
        wrong += Math.abs(opacity - wanted) / 0.02 > 1 ? 1 : 0;
      });
      return wrong * 2;
    },
  },
  {
    scene: 'showcase',
    route: '/',
    sizes: staged,
    scrubbed: true,
    arrive: inView,
    check: async (page, p) => {
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
      const plug = cordPlace((p * 5) % 1, seen.pitch, lift);
      return Math.max(
        Math.abs(seen.track + 5 * seen.pitch * p),
        Math.abs(seen.timeRuler - seen.track),
        // The plug is over the gap five times as fast, and is lifted thrice as fast as the page scrolls.
        Math.abs(seen.x - plug.x) / 5,
        Math.abs(seen.y - plug.y) / 3,
      );
    },
  },
  {
    scene: 'cord',
    route: '/',
    root: '[data-cord=services]',
    scrubbed: true,
    arrive: inView,
    check: async (page, p, root) =>
      Math.abs((await motionOf(page).target(root, 'y')) - (await motionOf(page).target(root, 'height')) * p),
  },
];
