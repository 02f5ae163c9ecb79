/** What opens over a page: the services' dialogs with their demos, and a post. */
import type { Page } from 'playwright/test';
import { cablePoints } from '../../../src/components/service-dialog/connections.ts';
import { expect, sizes } from '../../site.ts';
import { motionOf } from '../fixture.ts';
import { valueAt } from '../keyframes.ts';
import { type Case, at, count, number, piece, times, track } from './case.ts';

/** Opens a service's dialog anew. */
const dialog = (service: string) => async (page: Page) => {
  if (await page.getByRole('dialog').count()) await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page
    .locator(`[data-service=${service}] button`)
    .first()
    .evaluate((button: HTMLElement) => button.click());
  await expect(page.getByRole('dialog')).toBeVisible();
};

/** Before the preview's frame is made narrower, px. */
let frameWas = 0;

export const dialogs: Case[] = [
  {
    scene: 'service-dialog',
    route: '/services',
    arrive: dialog('chatbot'),
    tracks: async (page, root) =>
      times(await count(page, `${root} [data-part=enter]`), (i) => [
        track('[data-part=enter]', i, 'opacity', piece(0, 1, 0.2 + i * 0.06, 0.45, 'expo.out')),
        track('[data-part=enter]', i, 'y', piece(24, 0, 0.2 + i * 0.06, 0.45, 'expo.out')),
      ]).flat(),
  },
  {
    scene: 'demo-chat',
    route: '/services',
    arrive: dialog('chatbot'),
    tracks: async () => {
      let start = 1;
      return times(6, (i) => {
        const at = start;
        start += i % 2 === 0 ? 1.15 : 0.75 + 1.15;
        return [
          track('[data-part=message]', i, 'opacity', piece(0, 1, at, 0.4, 'expo.out')),
          track('[data-part=message]', i, 'scaleX', piece(0.86, 1, at, 0.4, 'expo.out')),
        ];
      }).flat();
    },
  },
  {
    scene: 'demo-call',
    route: '/services',
    arrive: dialog('phone'),
    tracks: async () => [
      track('[data-part=wave]', 0, 'scaleY', piece(0.06, 1, 0.9 + 13 * 0.08, 0.5, 'expo.out')),
    ],
    check: async (page, time, root) => {
      const first = 0.9 + 13 * 0.08 + 0.5;
      if (time < first) return 0;
      const due = Math.min(4, 1 + Math.floor((time - first) / 2.2 + 1e-9));
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
      const patch = [0, 2, 3, 1, 4];
      const task = patch.findLastIndex((_, index) => 1 + index * 1.15 <= time);
      if (task < 0) return 0;
      const points = cablePoints(task, patch[task] ?? 0, seen.width, seen.height);
      const way = valueAt([piece(0, 24, 1 + task * 1.15, 0.9, 'power1.inOut')], time);
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
        ['tablet', 'mobile', 'desktop', 'desktop', 'desktop'][Math.floor((time - 1.8) / 1.7 + 1e-9)] ??
        'desktop';
      const shown = await page.locator(`${root} [data-part=device]`).getAttribute('data-device');
      return shown === due ? 0 : 9;
    },
  },
  {
    scene: 'device-change',
    route: '/services',
    sizes: [sizes.desktop, sizes.tablet, at(1280, 800)],
    arrive: async (page, root) => {
      await dialog('website')(page);
      await expect(page.locator(`${root} [data-part=device]`)).toBeVisible();
      await motionOf(page).runs(root);
      // A choice ends the demo's own tour of the devices, which would change the frame once more.
      await page
        .locator('dialog input[name=device]:not(:checked)')
        .first()
        .evaluate((radio: HTMLElement) => radio.click());
      frameWas = await number(page, `${root} [data-part=device]`, (frame) => frame.offsetWidth);
      await page
        .locator('dialog input[name=device]')
        .last()
        .evaluate((radio: HTMLElement) => radio.click());
      await expect(page.locator(`${root} [data-part=device]`)).toHaveAttribute('data-device', 'mobile');
    },
    check: async (page, time, root) => {
      const width = await number(
        page,
        `${root} [data-part=device]`,
        (frame) => frame.getBoundingClientRect().width,
      );
      return Math.abs(width - valueAt([piece(frameWas, 320, 0, 0.55, 'power2.inOut')], time));
    },
  },
  {
    scene: 'post-slip',
    route: '/resources/blog',
    arrive: async (page) => {
      if (await page.getByRole('dialog').count()) await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page
        .locator('[data-post] a')
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    tracks: async () => [
      track('[data-part=sheet]', 0, 'opacity', piece(0, 1, 0.15, 0.5, 'expo.out')),
      track('[data-part=sheet]', 0, 'rotation', piece(2, 0, 0.15, 0.5, 'expo.out')),
    ],
  },
];
