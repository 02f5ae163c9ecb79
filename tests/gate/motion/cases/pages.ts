/** The other pages' scenes. */
import { figuresSeen } from '../../../support/seen-figures.ts';
import type { scene as countScene } from '../../../../src/components/count/count.scene.ts';
import type { scene as connectScene } from '../../../../src/cord/connect.scene.ts';
import { stretchBetween } from '../../../../src/pages/pricing/finder/cable-path.ts';
import type { scene as finderPlugScene } from '../../../../src/pages/pricing/finder/finder-plug.scene.ts';
import type { scene as rateMarksScene } from '../../../../src/pages/pricing/rate-card/rate-marks.scene.ts';
import type { scene as parallaxScene } from '../../../../src/pages/resources/blog/blog-parallax.scene.ts';
import type { scene as callWaveScene } from '../../../../src/pages/services/phone-systems/call-timeline/call-wave.scene.ts';
import type { scene as marketBarsScene } from '../../../../src/pages/solutions/market-size/market-bars.scene.ts';
import type { scene as scopeTraceScene } from '../../../../src/pages/solutions/technical-features/scope-trace.scene.ts';
import { expect, jump, sizes } from '../../../support/site.ts';
import { configOf } from '../config-of.ts';
import { motionOf } from '../fixture.ts';
import { valueAt } from '../keyframes.ts';
import { type Case, at, inView, near, number, piece, track } from './case.ts';

const { slip, out, hold, push } = configOf<typeof connectScene>('connect');
const { distance } = configOf<typeof parallaxScene>('blog-parallax');
const { ahead } = configOf<typeof callWaveScene>('call-wave');
const count = configOf<typeof countScene>('count');
const plug = configOf<typeof finderPlugScene>('finder-plug');
const marks = configOf<typeof rateMarksScene>('rate-marks');
const trace = configOf<typeof scopeTraceScene>('scope-trace');
const bars = configOf<typeof marketBarsScene>('market-bars');

/** The fraction of the scroll at which one of the five bars after the first begins; the last ends with the scroll. */
const barAt = (index: number) => ((index - 1) * (1 - bars.growth)) / 4;

export const pages: Case[] = [
  {
    scene: 'connect',
    route: '/services',
    arrive: (page) => jump(page, 0),
    measure: async (page, _, root) => [
      {
        what: 'plug out of its jack',
        unit: 'px',
        tolerance: 1,
        value: await motionOf(page).target(root, 'retract'),
        wanted: (time) =>
          valueAt(
            [piece(0, slip, 0, out, 'power2.inOut'), piece(slip, 0, out + hold, push, 'power2.in')],
            time,
          ),
      },
    ],
  },
  {
    scene: 'blog-parallax',
    route: '/resources/blog',
    sizes: [sizes.desktop, sizes.tablet, at(920, 700)],
    scrubbed: true,
    trigger: { top: 1, bottom: 0 },
    arrive: (page) => jump(page, 0),
    tracks: async () => [track('[data-part=column]', 0, 'y', piece(distance, -distance, 0, 1))],
  },
  {
    scene: 'market-bars',
    route: '/solutions/market-size',
    sizes: [sizes.desktop, sizes.tablet, at(920, 700)],
    scrubbed: true,
    trigger: { top: 0.45, lastTop: 0.1 },
    arrive: (page) => jump(page, 0),
    tracks: async () => [
      track('[data-part=bar]', 0, 'scaleY', piece(1, 1, 0, 1)),
      ...[1, 2, 3, 4, 5].map((i) =>
        track('[data-part=bar]', i, 'scaleY', piece(bars.from, 1, barAt(i), bars.growth)),
      ),
      ...[129.2, 178.4, 246.2, 387.45, 550.3].map((value, at) =>
        track(
          '[data-part=jack]',
          at + 1,
          'y',
          piece((value / 600) * 288 * (1 - bars.from), 0, barAt(at + 1), bars.growth),
        ),
      ),
    ],
  },
  {
    scene: 'call-wave',
    route: '/services/phone-systems',
    scrubbed: true,
    trigger: { top: 0.6, bottom: 0.6 },
    arrive: inView,
    tracks: async () => [track('[data-part=said]', 0, '--remaining', piece(1 - ahead, 0, 0, 1))],
  },
  {
    scene: 'count',
    route: '/services/phone-systems',
    arrive: near,
    measure: async (page, _, root) => {
      const shown = await figuresSeen(page.locator(`${root} [data-part=figure]`));
      return [45, 85].map((value, i) => ({
        what: 'figure',
        nth: i,
        unit: '%',
        tolerance: 1,
        value: Number(shown[i]),
        wanted: (time) => valueAt([piece(0, value, i * count.stagger, count.duration, 'power2.out')], time),
      }));
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
          // Narrow windows hide some of the marks.
          drawn: mark.getClientRects().length > 0,
        })),
      );
      return places.flatMap(({ place, drawn }, i) =>
        drawn
          ? [
              track(
                '[data-part=mark]',
                i,
                'opacity',
                piece(0, 1, place * marks.stagger, marks.duration, 'expo.out'),
              ),
              track(
                '[data-part=mark]',
                i,
                'scaleX',
                piece(marks.from, 1, place * marks.stagger, marks.duration, 'expo.out'),
              ),
            ]
          : [],
      );
    },
  },
  {
    scene: 'finder-plug',
    route: '/pricing',
    root: '[data-line=phone-systems] [data-scene=finder-plug]',
    // The plug goes from the first row to the fourth.
    arrive: async (page, root) => {
      await inView(page, root);
      await motionOf(page).runs(root);
      const asks = async (calls: string, row: number) => {
        await page.locator('[data-line=phone-systems] [role=spinbutton]').fill(calls);
        await expect(page.locator(root)).toHaveAttribute('data-row', String(row));
      };
      await asks('450', 0);
      // A plug that is sent on while it glides would leave from where it is.
      await page.waitForFunction((selector) => {
        const own = document.querySelector(selector);
        return own && window.__motion?.roots.get(own)?.progress() === 1;
      }, root);
      await asks('3001', 3);
    },
    tracks: async (page, root) => {
      const { slip, out, glide, push } = plug;
      const pitch = await number(page, `${root} [data-part=plug]`, (box) => box.offsetHeight);
      return [
        track('[data-part=plug]', 0, 'y', piece(-3 * pitch, 0, out, glide, 'power2.inOut')),
        track(
          '[data-part=plug]',
          0,
          'x',
          piece(0, -slip, 0, out, 'power2.out'),
          piece(-slip, 0, out + glide, push, 'power2.in'),
        ),
        track(
          '[data-part=cable]',
          0,
          '--stretch',
          piece(stretchBetween(0, 3), 1, out, glide, 'power2.inOut'),
        ),
      ];
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
    tracks: async () => [
      track('[data-part=trace]', 0, '--remaining', piece(1, 0, 0, trace.duration, 'power2.inOut')),
    ],
  },
];
