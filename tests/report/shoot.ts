/** Everything about one scene in one window: its curve, its film and its cost. */
import { mkdirSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright';
import { type Case, rootOf, type Size } from '../gate/motion/cases/case.ts';
import type { WindowName } from '../gate/motion/windows.ts';
import { exposeMotion, motionOf } from '../gate/motion/fixture.ts';
import { open } from '../support/site.ts';
import { costOf } from './cost.ts';
import { film } from './film.ts';
import { measure } from './measure.ts';
import { clockOf } from './place.ts';
import { emptyResult, type Mark, type Phase, type Result } from './result.ts';

export type Unit = { one: Case; window: WindowName; size: Size };

export const nameOf = ({ one, window }: Unit) => `${one.scene}-${window}`;

/** A run's browser, site and output. */
export type Studio = { browser: Browser; site: string; folder: string };

/** The marks that the scene has left since the page was opened. */
const marksOf = (page: Page, scene: string): Promise<Mark[]> =>
  page.evaluate(
    (prefix) =>
      performance
        .getEntriesByType('mark')
        .filter(({ name }) => name.startsWith(prefix))
        .flatMap(({ name, startTime }) => {
          const kind = (['enter', 'leave', 'refresh'] as const).find((one) => name === prefix + one);
          return kind ? [{ kind, at: Number((startTime / 1000).toFixed(3)) }] : [];
        }),
    `scene:${scene}:`,
  );

/** A root's number among the page's scenes of its name, from 1. */
const nthOf = (page: Page, scene: string, root: string) =>
  page.evaluate(
    ([scene, root]) => {
      const all = [...document.querySelectorAll(`[data-scene=${scene}]`)];
      const own = document.querySelector(root);
      return (
        Math.max(
          0,
          all.findIndex((one) => one === own || own?.contains(one) || one.contains(own)),
        ) + 1
      );
    },
    [scene, root] as const,
  );

/** Opens a page on which the scene runs. */
async function arrive(context: BrowserContext, one: Case, root: string): Promise<Page> {
  const page = await context.newPage();
  await open(page, one.route);
  await page.evaluate(() => document.fonts.ready);
  await one.arrive(page, root);
  if (one.point) await motionOf(page).hooks();
  else await motionOf(page).runs(root);
  return page;
}

/**
 * Measures and films one scene in one window. A failure is in the result, and stops nothing else. Curve and film are made at once,
 * on a page each; the cost is measured when both are done.
 */
export async function shoot(unit: Unit, { browser, site, folder }: Studio): Promise<Result> {
  const { one, size } = unit;
  const result = emptyResult({
    scene: unit.one.scene,
    page: unit.one.route,
    window: unit.window,
    size: unit.size.viewport,
    clock: clockOf(unit.one),
    length: 0,
  });
  const root = rootOf(one);
  const began = Date.now();
  const contexts: BrowserContext[] = [];
  const begin = async () => {
    const context = await browser.newContext({ ...size, baseURL: site, colorScheme: 'light' });
    await exposeMotion(context);
    contexts.push(context);
    context.setDefaultTimeout(12_000);
    return { context, page: await arrive(context, one, root) };
  };
  const phase = async <T>(page: Page, name: string, task: () => Promise<T>): Promise<T> => {
    const now = () => page.evaluate(() => Number((performance.now() / 1000).toFixed(3)));
    const from = await now();
    const made = await task();
    result.phases.push({ name, from, to: await now() } satisfies Phase);
    return made;
  };

  const measured = async (): Promise<Page> => {
    const { page } = await begin();
    result.nth = await nthOf(page, one.scene, root);
    Object.assign(result, await phase(page, 'measured', () => measure(one, page, root)));
    return page;
  };
  const filmed = async (): Promise<void> => {
    const { context, page } = await begin();
    const trace = `traces/${nameOf(unit)}.zip`;
    mkdirSync(`${folder}/traces`, { recursive: true });
    // The trace's snapshots show each step; pictures of every frame would take longer than the film itself.
    await context.tracing.start({ snapshots: true });
    result.pictures = await film(one, root, { page, folder, name: nameOf(unit) }, async (theme) => {
      if (theme === 'day') await context.tracing.stop({ path: `${folder}/${trace}` });
    });
    result.trace = trace;
    await context.close();
  };

  try {
    const [page] = await Promise.all([measured(), filmed()]);
    result.costs = await phase(page, 'wheel', () => costOf(one, page, root, Boolean(size.hasTouch)));
    result.marks = await marksOf(page, one.scene);
  } catch (error) {
    const [first = 'it failed'] = error instanceof Error ? error.message.split('\n') : [String(error)];
    result.failure = first;
  } finally {
    await Promise.all(contexts.map((context) => context.close()));
  }
  result.seconds = Math.round((Date.now() - began) / 1000);
  return result;
}
