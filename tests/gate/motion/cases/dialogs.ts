/** Dialogs over a page: the services', and a post's. */
import type { scene as deviceChangeScene } from '../../../../src/components/service-dialog/device-change.scene.ts';
import type { scene as serviceDialogScene } from '../../../../src/components/service-dialog/service-dialog.scene.ts';
import type { scene as postDialogScene } from '../../../../src/pages/resources/blog/post-dialog/post-dialog.scene.ts';
import { expect, sizes } from '../../../support/site.ts';
import { configOf } from '../config-of.ts';
import { motionOf } from '../fixture.ts';
import { valueAt } from '../keyframes.ts';
import { type Case, at, count, number, piece, times, track } from './case.ts';
import { dialog } from './open-dialog.ts';

const serviceDialog = configOf<typeof serviceDialogScene>('service-dialog');
const deviceChange = configOf<typeof deviceChangeScene>('device-change');
const postDialog = configOf<typeof postDialogScene>('post-dialog');

/** The width of the preview's frame before it is made narrower, px. */
let frameWas = 0;

export const dialogs: Case[] = [
  {
    scene: 'service-dialog',
    route: '/services',
    arrive: dialog('chatbot'),
    tracks: async (page, root) =>
      times(await count(page, `${root} [data-part=enter]`), (i) => {
        const { grow, step, enter, rise } = serviceDialog;
        return [
          track('[data-part=enter]', i, 'opacity', piece(0, 1, grow / 3 + i * step, enter, 'expo.out')),
          track('[data-part=enter]', i, 'y', piece(rise, 0, grow / 3 + i * step, enter, 'expo.out')),
        ];
      }).flat(),
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
    measure: async (page, _, root) => {
      const width = await number(
        page,
        `${root} [data-part=device]`,
        (frame) => frame.getBoundingClientRect().width,
      );
      const from = frameWas;
      return [
        {
          what: 'frame width',
          unit: 'px',
          tolerance: 1,
          value: width,
          wanted: (time) => valueAt([piece(from, 320, 0, deviceChange.duration, 'power2.inOut')], time),
        },
      ];
    },
  },
  {
    scene: 'post-dialog',
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
      track('[data-part=pad]', 0, 'opacity', piece(0, 1, 0, postDialog.appear, 'none')),
      track('[data-part=sheet]', 0, 'opacity', piece(0, 1, postDialog.grow / 4, postDialog.tear, 'expo.out')),
      track(
        '[data-part=sheet]',
        0,
        'rotation',
        piece(postDialog.lean, 0, postDialog.grow / 4, postDialog.tear, 'expo.out'),
      ),
    ],
  },
];
