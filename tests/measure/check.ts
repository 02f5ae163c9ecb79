/**
 * `npm run measure`: the built home page beside the floor, the same stack with next to nothing on it, in one run.
 * `-- load`, `-- scroll` or `-- turn` measures one part, `-- routes` the load of every page, `--runs 1` once instead of three
 * times. With `--json` the lines are JSON on the standard output, for another program, and the table goes to the standard error,
 * for a person.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { launchOptions } from '../tools/chromium.mjs';
import { buildFloor } from './floor/build.tsx';
import { load, weigh } from './load.ts';
import { printRoutes, routeLoads } from './routes.ts';
import { type Measured, rows, unmeasured } from './rows.ts';
import { scroll } from './scroll.ts';
import { printSections, type Section, sections } from './sections.ts';
import { serve } from './serve.ts';
import { lineOf, print } from './table.ts';
import { turn } from './turn.ts';

const { values, positionals } = parseArgs({
  args: process.argv.slice(3),
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false }, runs: { type: 'string', default: '3' } },
});
const part = positionals[0];
const parts = (['load', 'scroll', 'turn'] as const).filter((name) => part === undefined || part === name);
const runs = Number(values.runs);

const floorFolder = resolve('test-results/measure/floor');
await buildFloor(floorFolder);
const [site, floor] = await Promise.all([serve(resolve('dist')), serve(floorFolder)]);
const browser = await chromium.launch({ ...launchOptions(), args: ['--no-sandbox'] });

if (part === 'routes') {
  const loads = await routeLoads(browser, { site: site.origin, floor: floor.origin }, runs);
  printRoutes(loads, console.log);
  await browser.close();
  process.exit(0);
}

/** @param link the address of a link on the page, for the change of page */
const page = (address: string, link: string): { address: string; link: string; measured: Measured } => ({
  address,
  link,
  measured: unmeasured(),
});
const pages = [
  page(floor.origin, '/other'),
  page(site.origin, '/services'),
  page(floor.origin, '/other'),
] as const;
let bySection: Section[][] = [];
try {
  // The pages take turns, so that the machine's other work meets all of them alike. The first loads fill the system's caches.
  for (const { address } of pages) await weigh(browser, address);
  for (let run = 1; run <= runs; run++)
    for (const { address, link, measured } of pages) {
      if (parts.includes('load')) {
        measured.weights.push(await weigh(browser, address));
        measured.paints.push(await load(browser, address));
      }
      if (parts.includes('scroll')) {
        measured.wheel.push(await scroll(browser, address));
        measured.wheel4.push(await scroll(browser, address, { cpu: 4 }));
      }
      if (parts.includes('turn')) measured.turns.push(await turn(browser, address, link));
      console.error(`run ${run}, ${address === site.origin ? 'site' : 'floor'}`);
    }
  if (parts.includes('scroll'))
    bySection = [await sections(browser, site.origin, 1), await sections(browser, site.origin, 4)];
} finally {
  await browser.close();
  site.close();
  floor.close();
}

const shown = parts.flatMap((name) => rows[name]);
const [first, own, second] = pages;
const say = values.json ? console.error : console.log;
const lines = shown.map((row) => lineOf(row, own.measured, first.measured, second.measured));
say(
  `\nhome beside the floor, medians of ${runs}; loads on a phone, slow 4G, CPU 4x; scrolling by wheel at 1440 x 900\n`,
);
print(lines, shown, say);
const [plain, slow] = bySection;
if (plain && slow) printSections(plain, slow, say);
const noise = Math.max(
  ...lines
    .filter(({ floor, name }) => floor > 20 && name.includes('ms'))
    .map(({ floor, floorAgain }) => Math.abs(floorAgain / floor - 1)),
);
if (Number.isFinite(noise))
  say(`\nnoise of the machine: two runs of the floor differ by up to ${Math.round(noise * 100)} % in time`);
if (values.json) console.log(JSON.stringify(lines, null, 2));
const exceeded = lines.filter((line) => line.exceeded);
say(
  exceeded.length > 0
    ? `\nexceeded: ${exceeded.map(({ name }) => name).join(' · ')}`
    : '\nall budgets are kept',
);
process.exit(exceeded.length > 0 ? 1 : 0);
