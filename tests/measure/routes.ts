/** The load of every page beside the floor, the one that is farthest from it first. */
import type { Browser } from 'playwright';
import { routes } from '../../src/content/routes.ts';
import { load, type Paints } from './load.ts';
import { median } from './main-thread.ts';

const figures = ['firstPaint', 'largestPaint', 'blocking'] as const;
type Ratios = Record<(typeof figures)[number], { own: number; ratio: number }>;

/**
 * Loads each page and the floor in turns, `runs` times.
 * @param site @param floor their origins
 */
export async function routeLoads(
  browser: Browser,
  { site, floor, runs }: { site: string; floor: string; runs: number },
): Promise<{ path: string; ratios: Ratios }[]> {
  const paths = routes.map(({ path }) => path);
  const all = new Map<string, Paints[]>([['floor', []], ...paths.map((path) => [path, []] as [string, []])]);
  for (let run = 1; run <= runs; run++) {
    for (const [index, path] of paths.entries()) {
      // As often as every fifth page, so that what else the machine does meets it alike.
      if (index % 5 === 0) all.get('floor')?.push(await load(browser, floor));
      all.get(path)?.push(await load(browser, site + path));
    }
    console.error(`run ${run}, ${paths.length} pages`);
  }
  const of = (name: string, figure: (typeof figures)[number]) =>
    median((all.get(name) ?? []).map((paints) => paints[figure]));
  const compared = paths.map((path) => ({
    path,
    ratios: Object.fromEntries(
      figures.map((figure) => [
        figure,
        { own: of(path, figure), ratio: of(path, figure) / of('floor', figure) },
      ]),
    ) as Ratios,
  }));
  const worst = ({ ratios }: { ratios: Ratios }) => ratios.firstPaint.ratio + ratios.largestPaint.ratio;
  return compared.toSorted((a, b) => worst(b) - worst(a));
}

/** @param say prints one line */
export function printRoutes(
  loads: Awaited<ReturnType<typeof routeLoads>>,
  say: (line: string) => void,
): void {
  const width = Math.max(...loads.map(({ path }) => path.length));
  say(`${''.padEnd(width)}  first paint, s    x  largest, s    x  blocking, ms    x`);
  for (const { path, ratios } of loads) {
    const { firstPaint, largestPaint, blocking } = ratios;
    const cell = ({ own, ratio }: { own: number; ratio: number }, digits: number, room: number) =>
      `${own.toFixed(digits).padStart(room)} ${ratio.toFixed(2)}`;
    say(
      `${path.padEnd(width)}  ${cell(firstPaint, 2, 14)}  ${cell(largestPaint, 2, 10)}  ${cell(blocking, 0, 12)}`,
    );
  }
}
