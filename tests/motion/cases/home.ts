/** The home page's scenes. */
import { accordion } from '../../../src/components/service-cards/accordion.ts';
import { cordPlace } from '../../../src/pages/home/showcase/strip.ts';
import type { scene as hangUpScene } from '../../../src/components/footer/hang-up.scene.ts';
import type { scene as revealScene } from '../../../src/components/reveal/reveal.scene.ts';
import type { scene as servicesLinesScene } from '../../../src/components/service-cards/services-lines.scene.ts';
import type { scene as showcaseScene } from '../../../src/pages/home/showcase/showcase.scene.ts';
import { expect, jump, sizes } from '../../site.ts';
import { configOf } from '../config-of.ts';
import { motionOf } from '../fixture.ts';
import { valueAt } from '../keyframes.ts';
import { type Case, at, count, inView, near, number, piece, staged, times, track } from './case.ts';

const cards = configOf<typeof servicesLinesScene>('services-lines');
const { lift } = configOf<typeof showcaseScene>('showcase');
const { rise, duration, stagger } = configOf<typeof revealScene>('reveal');
const { drop, lean, fall, settle, squash } = configOf<typeof hangUpScene>('hang-up');

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
    scene: 'services-lines',
    route: '/',
    sizes: [sizes.desktop, at(1280, 720), at(1120, 800)],
    arrive: async (page, root) => {
      await inView(page, root);
      const was = Number(await page.locator(root).getAttribute('data-chosen'));
      const chosen = (was + 2) % 4;
      await page
        .locator(`${root} [data-part=card]`)
        .nth(chosen)
        .getByRole('button')
        .evaluate((button: HTMLElement) => {
          (document.activeElement as HTMLElement | null)?.blur();
          button.focus({ preventScroll: true });
        });
      await expect(page.locator(root)).toHaveAttribute('data-chosen', String(chosen));
    },
    tracks: async (page, root) => {
      const chosen = Number(await page.locator(root).getAttribute('data-chosen'));
      const wide = await number(page, `${root} [data-part=card]`, (card) => card.offsetWidth);
      const before = accordion(4, (chosen + 2) % 4, wide, cards.ratio, cards.gap);
      return accordion(4, chosen, wide, cards.ratio, cards.gap).map(({ x }, index) =>
        track(
          '[data-part=card]',
          index,
          'x',
          piece(before[index]?.x ?? 0, x, 0, cards.duration, 'power2.inOut'),
        ),
      );
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
          belt: part('time-ruler').e,
          x: part('cord').e,
          y: part('cord').f,
          pitch,
        };
      });
      const plug = cordPlace((p * 5) % 1, seen.pitch, lift);
      return Math.max(
        Math.abs(seen.track + 5 * seen.pitch * p),
        Math.abs(seen.belt - seen.track),
        // The plug is over the gap five times as fast, and is lifted thrice as fast as the page scrolls.
        Math.abs(seen.x - plug.x) / 5,
        Math.abs(seen.y - plug.y) / 3,
      );
    },
  },
  {
    scene: 'cord',
    route: '/',
    root: 'canvas[data-cord=services]',
    scrubbed: true,
    arrive: inView,
    check: async (page, p, root) =>
      Math.abs((await motionOf(page).target(root, 'y')) - (await motionOf(page).target(root, 'height')) * p),
  },
  {
    scene: 'reveal',
    route: '/',
    root: '[data-section=team]',
    arrive: near,
    tracks: async (page, root) =>
      times(await count(page, `${root} [data-part=rise]`), (i) => [
        track('[data-part=rise]', i, 'y', piece(rise, 0, i * stagger, duration, 'expo.out')),
        track('[data-part=rise]', i, 'opacity', piece(0, 1, i * stagger, duration, 'expo.out')),
      ]).flat(),
  },
  {
    scene: 'hang-up',
    route: '/',
    arrive: near,
    tracks: async () => [
      track(
        '[data-part=handset]',
        0,
        'y',
        piece(-drop, 0, 0, fall, 'power2.in'),
        piece(0, -9, fall, settle / 2, 'power2.out'),
        piece(-9, 0, fall + settle / 2, settle / 2, 'power2.in'),
      ),
      track('[data-part=handset]', 0, 'rotation', piece(lean, 0, 0, fall, 'power2.in')),
      track(
        '[data-part=o]',
        0,
        'scaleY',
        piece(1, 1 - squash, fall, settle / 2, 'power2.out'),
        piece(1 - squash, 1, fall + settle / 2, settle / 2, 'power2.in'),
      ),
      track('header [data-part=lamp]', 0, 'opacity', piece(1, 0, fall, settle, 'power1.out')),
    ],
  },
];
