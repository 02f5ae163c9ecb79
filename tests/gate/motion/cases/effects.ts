/** Pointer effects: the pointer moves along a diagonal, and each effect is measured once it has caught up. */
import type { Page } from 'playwright/test';
import type { effect as robotEyesEffect } from '../../../../src/components/robot/robot-eyes.effect.ts';
import type { effect as heroTiltEffect } from '../../../../src/pages/home/hero/hero-tilt.effect.ts';
import { jump, sizes } from '../../../support/site.ts';
import { configOf } from '../config-of.ts';
import { motionOf } from '../fixture.ts';
import type { Case } from './case.ts';

const { angle } = configOf<typeof heroTiltEffect>('hero-tilt');
const { reachX, reachY, half } = configOf<typeof robotEyesEffect>('robot-eyes');

type Box = { x: number; y: number; width: number; height: number };

/** A point on the diagonal of a box, a hair within it. */
const onDiagonal = ({ x, y, width, height }: Box, progress: number) => ({
  x: x + width * (0.02 + 0.96 * progress),
  y: y + height * (0.02 + 0.96 * progress),
});
const boxOf = async (page: Page, root: string): Promise<Box> =>
  (await page.locator(root).first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
const windowOf = (page: Page): Box => ({ x: 0, y: 0, ...(page.viewportSize() ?? { width: 0, height: 0 }) });

/** The values that GSAP has for a part. */
const valuesOf = async (page: Page, root: string, part: string, names: string[]): Promise<number[]> =>
  (await motionOf(page).hooks()).evaluate(
    ({ gsap }, [root, part, names]) => {
      const found = document.querySelector(root);
      const own = found?.matches(part) ? found : found?.querySelector(part);
      return names.map((name) => (own ? Number(gsap.getProperty(own, name)) : Number.NaN));
    },
    [root, part, names] as const,
  );

const atTop = (page: Page) => jump(page, 0);
const fine = { route: '/', sizes: [sizes.desktop], arrive: atTop };

export const effects: Case[] = [
  {
    scene: 'hero-tilt',
    ...fine,
    point: async (page, root, progress) => {
      const { x, y } = onDiagonal(await boxOf(page, root), progress);
      await page.mouse.move(x, y);
    },
    measure: async (page, _, root) => {
      const [aside = 0, up = 0] = await valuesOf(page, root, '[data-part=panel]', ['rotationY', 'rotationX']);
      const lean = (progress: number) => angle * (2 * (0.02 + 0.96 * progress) - 1);
      const both = { unit: '°', tolerance: 0.5 };
      return [
        { what: 'lean sideways', ...both, value: aside, wanted: lean },
        { what: 'lean up', ...both, value: up, wanted: (progress) => -lean(progress) },
      ];
    },
  },
  {
    scene: 'robot-eyes',
    ...fine,
    point: async (page, _, progress) => {
      const { x, y } = onDiagonal(windowOf(page), progress);
      await page.mouse.move(x, y);
    },
    measure: async (page, _, root) => {
      const [x = 0, y = 0] = await valuesOf(page, root, '[data-part=eyes]', ['xPercent', 'yPercent']);
      const box = await boxOf(page, root);
      const away = (progress: number) => {
        const point = onDiagonal(windowOf(page), progress);
        return { x: point.x - (box.x + box.width / 2), y: point.y - (box.y + box.height / 2) };
      };
      const turned = (reach: number, far: number) => (reach * far) / (Math.abs(far) + half);
      const both = { unit: '%', tolerance: 0.2 };
      return [
        { what: 'eyes x', ...both, value: x, wanted: (progress) => turned(reachX, away(progress).x) },
        { what: 'eyes y', ...both, value: y, wanted: (progress) => turned(reachY, away(progress).y) },
      ];
    },
  },
  {
    scene: 'cursor-dot',
    ...fine,
    point: async (page, _, progress) => {
      const { x, y } = onDiagonal(windowOf(page), progress);
      await page.mouse.move(x, y);
    },
    measure: async (page, _, root) => {
      const [x = 0, y = 0] = await valuesOf(page, root, '[data-part=dot]', ['x', 'y']);
      const both = { unit: 'px', tolerance: 2 };
      return [
        { what: 'dot x', ...both, value: x, wanted: (progress) => onDiagonal(windowOf(page), progress).x },
        { what: 'dot y', ...both, value: y, wanted: (progress) => onDiagonal(windowOf(page), progress).y },
      ];
    },
  },
];
