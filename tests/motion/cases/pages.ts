/** The other pages' scenes. */
import { expect, jump, sizes } from '../../site.ts';
import { motionOf } from '../fixture.ts';
import { valueAt } from '../keyframes.ts';
import { type Case, at, inView, near, piece, times, track } from './case.ts';

export const pages: Case[] = [
  {
    scene: 'plug-in',
    route: '/services',
    arrive: (page) => jump(page, 0),
    check: async (page, time, root) => {
      const retract = await motionOf(page).target(root, 'retract');
      return Math.abs(
        retract -
          valueAt([piece(0, 24, 0, 0.4, 'power2.inOut'), piece(24, 0, 0.55, 0.18, 'power2.in')], time),
      );
    },
  },
  {
    scene: 'blog-parallax',
    route: '/resources/blog',
    sizes: [sizes.desktop, sizes.tablet, at(920, 700)],
    scrubbed: true,
    arrive: (page) => jump(page, 0),
    tracks: async () => [track('[data-part=column]', 0, 'y', piece(80, -80, 0, 1))],
  },
  {
    scene: 'market-bars',
    route: '/solutions/market-size',
    sizes: [sizes.desktop, sizes.tablet, at(920, 700)],
    scrubbed: true,
    arrive: (page) => jump(page, 0),
    tracks: async () => [
      ...times(6, (i) => track('[data-part=bar]', i, 'scaleY', piece(0.04, 1, (i * 0.55) / 5, 0.45))),
      ...[93.5, 129.2, 178.4, 246.2, 387.45, 550.3].map((value, i) =>
        track('[data-part=jack]', i, 'y', piece((value / 600) * 288 * 0.96, 0, (i * 0.55) / 5, 0.45)),
      ),
    ],
  },
  {
    scene: 'call-wave',
    route: '/services/phone-systems',
    scrubbed: true,
    arrive: inView,
    tracks: async () => [track('[data-part=said]', 0, '--remaining', piece(0.9, 0, 0, 1))],
  },
  {
    scene: 'count',
    route: '/services/phone-systems',
    arrive: near,
    check: async (page, time, root) => {
      const shown = await page.locator(`${root} [data-part=figure]`).allTextContents();
      const wanted = [45, 85].map((value, i) =>
        valueAt([piece(0, value, i * 0.12, 1.1, 'power2.out')], time),
      );
      return Math.max(...wanted.map((value, i) => Math.abs(Number(shown[i]) - value)));
    },
  },
  {
    scene: 'rate-marks',
    route: '/pricing',
    root: '#automation',
    arrive: near,
    tracks: async (page, root) => {
      const places = await page.locator(`${root} [data-part=mark]`).evaluateAll((all) =>
        all.map((mark) => ({
          place: [...(mark.parentElement?.querySelectorAll('[data-part=mark]') ?? [])].indexOf(mark),
          // Narrow windows do without some of the drawings.
          drawn: mark.getClientRects().length > 0,
        })),
      );
      return places.flatMap(({ place, drawn }, i) =>
        drawn
          ? [
              track('[data-part=mark]', i, 'opacity', piece(0, 1, place * 0.03, 0.4, 'expo.out')),
              track('[data-part=mark]', i, 'scaleX', piece(0.2, 1, place * 0.03, 0.4, 'expo.out')),
            ]
          : [],
      );
    },
  },
  {
    scene: 'scope-trace',
    route: '/solutions/technical-features',
    arrive: async (page) => {
      for (const name of [/Performance/, /S[eé]curit/]) {
        const tab = page.getByRole('tab', { name });
        await tab.evaluate((element: HTMLElement) => element.click());
        await expect(tab).toHaveAttribute('aria-selected', 'true');
      }
    },
    tracks: async () => [track('[data-part=trace]', 0, '--remaining', piece(1, 0, 0, 0.9, 'power2.inOut'))],
  },
];
