/** The four demos of the services' dialogs. */
import { cablePoints } from '../../../src/components/service-dialog/connections.ts';
import type { scene as demoCallScene } from '../../../src/components/demo/demo-call.scene.ts';
import type { scene as demoChatScene } from '../../../src/components/demo/demo-chat.scene.ts';
import type { scene as demoFlowScene } from '../../../src/components/demo/demo-flow.scene.ts';
import type { scene as demoSiteScene } from '../../../src/components/demo/demo-site.scene.ts';
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
    check: async (page, time, root) => {
      const first = answered + demoCall.rise;
      if (time < first) return 0;
      const due = Math.min(4, 1 + Math.floor((time - first) / demoCall.holdSeconds + 1e-9));
      const pressed = await page.locator(`${root} [aria-pressed=true] b`).textContent();
      return pressed === String(due) ? 0 : 9;
    },
  },
  {
    scene: 'demo-flow',
    route: '/services',
    arrive: dialog('automation'),
    check: async (page, time, root) => {
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
      const patch = [0, 2, 3, 1, 4];
      const task = patch.findLastIndex((_, index) => start + index * (travel + rest) <= time);
      if (task < 0) return 0;
      const points = cablePoints(task, patch[task] ?? 0, seen.width, seen.height);
      const way = valueAt([piece(0, 24, start + task * (travel + rest), travel, 'power1.inOut')], time);
      const [a, b] = [points[Math.floor(way)], points[Math.ceil(way)]];
      const between = (from = 0, to = 0) => from + (to - from) * (way % 1);
      return Math.hypot(seen.x - between(a?.x, b?.x), seen.y - between(a?.y, b?.y));
    },
  },
  {
    scene: 'demo-site',
    route: '/services',
    arrive: dialog('website'),
    check: async (page, time, root) => {
      const due =
        ['tablet', 'mobile', 'desktop', 'desktop', 'desktop'][
          Math.floor((time - demoSite.start) / demoSite.look + 1e-9)
        ] ?? 'desktop';
      const shown = await page.locator(`${root} [data-part=device]`).getAttribute('data-device');
      return shown === due ? 0 : 9;
    },
  },
];
