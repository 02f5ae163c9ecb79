/** The four demos of the services' dialogs. */
import { cablePoints } from '../../../../src/components/service-dialog/connections.ts';
import type { scene as demoCallScene } from '../../../../src/components/demo/demo-call.scene.ts';
import type { scene as demoChatScene } from '../../../../src/components/demo/demo-chat.scene.ts';
import type { scene as demoFlowScene } from '../../../../src/components/demo/demo-flow.scene.ts';
import type { scene as demoSiteScene } from '../../../../src/components/demo/demo-site.scene.ts';
import { configOf } from '../config-of.ts';
import { valueAt } from '../keyframes.ts';
import { type Case, piece, times, track } from './case.ts';
import { dialog } from './open-dialog.ts';

const demoChat = configOf<typeof demoChatScene>('demo-chat');
const demoCall = configOf<typeof demoCallScene>('demo-call');
const demoFlow = configOf<typeof demoFlowScene>('demo-flow');
const demoSite = configOf<typeof demoSiteScene>('demo-site');

/** When the demo's call is answered, s. */
const answered = demoCall.start + demoCall.ring * demoCall.rings;

export const demos: Case[] = [
  {
    scene: 'demo-chat',
    route: '/services',
    arrive: dialog('chatbot'),
    tracks: async () => {
      const { start, typing, swell, gap, from } = demoChat;
      let next = start;
      return times(6, (i) => {
        const at = next;
        next += i % 2 === 0 ? gap : typing + gap;
        return [
          track('[data-part=message]', i, 'opacity', piece(0, 1, at, swell, 'expo.out')),
          track('[data-part=message]', i, 'scaleX', piece(from, 1, at, swell, 'expo.out')),
        ];
      }).flat();
    },
  },
  {
    scene: 'demo-call',
    route: '/services',
    arrive: dialog('phone'),
    tracks: async () => [
      track(
        '[data-part=wave]',
        0,
        'scaleY',
        piece(demoCall.quietScale, 1, answered, demoCall.rise, 'expo.out'),
      ),
    ],
    measure: async (page, time, root) => {
      const first = answered + demoCall.rise;
      if (time < first) return [];
      const pressed = await page.locator(`${root} [aria-pressed=true] b`).textContent();
      const due = (at: number) => Math.min(4, 1 + Math.floor((at - first) / demoCall.holdSeconds + 1e-9));
      return [
        {
          what: 'key pressed',
          unit: 'key',
          tolerance: 0.1,
          value: Number(pressed),
          wanted: (at) => (at < first ? Number.NaN : due(at)),
        },
      ];
    },
  },
  {
    scene: 'demo-flow',
    route: '/services',
    arrive: dialog('automation'),
    measure: async (page, time, root) => {
      const seen = await page.locator(root).evaluate((element) => {
        const diagram = element.querySelector('[data-part=diagram]')?.getBoundingClientRect();
        const token = element.querySelector('[data-part=token]')?.getBoundingClientRect();
        return {
          width: diagram?.width ?? 0,
          height: diagram?.height ?? 0,
          x: (token?.left ?? 0) + (token?.width ?? 0) / 2 - (diagram?.left ?? 0),
          y: (token?.top ?? 0) + (token?.height ?? 0) / 2 - (diagram?.top ?? 0),
        };
      });
      const { start, travel, rest } = demoFlow;
      if (time < start) return [];
      const patch = [0, 2, 3, 1, 4];
      const place = (at: number) => {
        const task = patch.findLastIndex((_, index) => start + index * (travel + rest) <= at);
        const points = task < 0 ? [] : cablePoints(task, patch[task] ?? 0, seen.width, seen.height);
        const way = valueAt([piece(0, 24, start + task * (travel + rest), travel, 'power1.inOut')], at);
        const [a, b] = [points[Math.floor(way)], points[Math.ceil(way)]];
        const between = (from = Number.NaN, to = Number.NaN) => from + (to - from) * (way % 1);
        return { x: between(a?.x, b?.x), y: between(a?.y, b?.y) };
      };
      // Both together allow at most a pixel off its cable.
      const both = { unit: 'px', tolerance: Math.SQRT1_2 };
      return [
        { what: 'task x', ...both, value: seen.x, wanted: (at) => place(at).x },
        { what: 'task y', ...both, value: seen.y, wanted: (at) => place(at).y },
      ];
    },
  },
  {
    scene: 'demo-site',
    route: '/services',
    arrive: dialog('website'),
    measure: async (page, _, root) => {
      const devices = ['desktop', 'tablet', 'mobile'];
      const due = (time: number) => [1, 2][Math.floor((time - demoSite.start) / demoSite.look + 1e-9)] ?? 0;
      const shown = await page.locator(`${root} [data-part=device]`).getAttribute('data-device');
      return [
        {
          what: 'device',
          unit: '0 desktop, 1 tablet, 2 mobile',
          tolerance: 0.1,
          value: devices.indexOf(shown ?? ''),
          wanted: due,
        },
      ];
    },
  },
];
