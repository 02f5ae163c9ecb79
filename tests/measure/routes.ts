/** The load of every page beside the floor, the farthest from it first. */
import type { Browser } from 'playwright';
import { routes } from '../../src/content/routes.ts';
import { load } from './load.ts';
import { type Measured, paints, unmeasured } from './rows.ts';
import { align, type Line, lineOf } from './table.ts';

/**
 * Loads each page and the floor in turns, `runs` times.
 * @param origins where the site and the floor are served
 * @returns each page's lines in the order of `paints`
 */
export async function routeLoads(
  browser: Browser,
  origins: { site: string; floor: string },
  runs: number,
): Promise<{ path: string; lines: Line[] }[]> {
  const floor = unmeasured();
  const pages = routes.map(({ path }): [string, Measured] => [path, unmeasured()]);
  for (let run = 1; run <= runs; run++) {
    for (const [index, [path, { paints: own }]] of pages.entries()) {
      // The floor is loaded with every fifth page, so that the machine's other work meets it alike.
      if (index % 5 === 0) floor.paints.push(await load(browser, origins.floor));
      own.push(await load(browser, origins.site + path));
    }
    console.error(`run ${run}, ${pages.length} pages`);
  }
  const worst = ({ lines: [first, largest] }: { lines: Line[] }) =>
    (first?.ratio ?? 0) + (largest?.ratio ?? 0);
  return pages
    .map(([path, own]) => ({ path, lines: paints.map((row) => lineOf(row, own, floor, floor)) }))
    .toSorted((a, b) => worst(b) - worst(a));
}

/** @param say prints one line */
export function printRoutes(
  loads: Awaited<ReturnType<typeof routeLoads>>,
  say: (line: string) => void,
): void {
  const cells = loads.map(({ path, lines }) => [
    path,
    ...lines.flatMap(({ site, ratio }, index) => [site.toFixed(paints[index]?.digits), ratio.toFixed(2)]),
  ]);
  align([['', ...paints.flatMap(({ name }) => [name, 'x'])], ...cells], say);
}
