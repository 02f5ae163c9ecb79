/** The scenes of shared parts, on the home page. */
import { placeOf } from '../../../../src/components/service-cards/accordion.ts';
import type { scene as footerHandsetScene } from '../../../../src/components/footer/footer-handset.scene.ts';
import type { scene as revealScene } from '../../../../src/components/reveal/reveal.scene.ts';
import type { scene as serviceCardsScene } from '../../../../src/components/service-cards/service-cards.scene.ts';
import { expect, sizes } from '../../../support/site.ts';
import { configOf } from '../config-of.ts';
import { type Case, at, count, near, inView, number, piece, times, track } from './case.ts';

const cards = configOf<typeof serviceCardsScene>('service-cards');
const { rise, duration, stagger } = configOf<typeof revealScene>('reveal');
const { drop, lean, fall, settle, squash } = configOf<typeof footerHandsetScene>('footer-handset');

export const components: Case[] = [
  {
    scene: 'service-cards',
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
      const x = (index: number, open: number) => placeOf(index, open, wide, 2.35, 14).x;
      return times(4, (index) =>
        track(
          '[data-part=card]',
          index,
          'x',
          piece(x(index, (chosen + 2) % 4), x(index, chosen), 0, cards.duration, 'power2.inOut'),
        ),
      );
    },
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
    scene: 'footer-handset',
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
