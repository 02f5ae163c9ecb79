/**
 * `npm run tool -- report`: every scene, pointer effect and view transition in its windows, measured and filmed, as pages in
 * `report/`.
 * `-- showcase` runs the scenes named and leaves the others as they are, `-- --against FILE` shows what has changed since
 * those figures, `-- --fresh` does not go on with a run that was stopped, `-- --pages` only writes the pages again.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { launchOptions } from '../tools/chromium.mjs';
import { windowsOf } from '../gate/motion/cases/case.ts';
import { cases } from '../gate/motion/cases/cases.ts';
import { buildOnce } from './built.ts';
import { clock, timeLeft } from './progress.ts';
import { nameOf, shoot, type Unit } from './shoot.ts';
import { shootTurn, type TurnUnit, turnUnits } from './turns.ts';
import { begin, finish, readResult, resultFile } from './stored.ts';
import { writePages } from './write-pages.ts';

const FOLDER = 'report';

const { values, positionals } = parseArgs({
  args: process.argv.slice(3),
  allowPositionals: true,
  options: { against: { type: 'string' }, fresh: { type: 'boolean' }, pages: { type: 'boolean' } },
});

const all: (Unit | TurnUnit)[] = [
  ...cases.flatMap((one) => windowsOf(one).map((each) => ({ one, ...each }))),
  ...turnUnits,
];
const sceneOf = (unit: Unit | TurnUnit) => ('turn' in unit ? unit.turn : unit.one).scene;
const named = (unit: Unit | TurnUnit) =>
  'turn' in unit ? `${unit.turn.scene}-${unit.window}` : nameOf(unit);
const unknown = positionals.filter((name) => !all.some((unit) => sceneOf(unit) === name));
if (unknown.length > 0) {
  console.error(`No scene, pointer effect or view transition is called ${unknown.join(', ')}.`);
  process.exit(1);
}

/** Measures some units one after the other, and writes each result as soon as it is done. */
async function measureAll(units: (Unit | TurnUnit)[]): Promise<void> {
  const server = await preview({
    logLevel: 'error',
    preview: { port: 4185, host: '127.0.0.1' },
  });
  const site = server.resolvedUrls?.local[0] ?? '';
  const browser = await chromium.launch({
    ...launchOptions(),
    args: ['--no-sandbox', '--force-color-profile=srgb'],
  });
  const took: number[] = [];
  try {
    for (const [index, unit] of units.entries()) {
      const began = Date.now();
      const studio = { browser, site, folder: FOLDER };
      const result = 'turn' in unit ? await shootTurn(unit, studio) : await shoot(unit, studio);
      writeFileSync(resultFile(FOLDER, named(unit)), JSON.stringify(result));
      took.push(Date.now() - began);
      const { error } = result.deviation;
      const found =
        result.failure ?? (error === null ? 'unreadable' : `${error.toFixed(2)} of its tolerance`);
      console.log(
        `${sceneOf(unit)} · ${unit.window} · ${index + 1} of ${units.length} · ${timeLeft(took, units.length)} · ${found}`,
      );
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

// The run's processes end with this one; the results so far are on disk.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    console.log('\nStopped. `npm run tool -- report` goes on from here.');
    process.exit(130);
  });

const began = Date.now();
mkdirSync(`${FOLDER}/data`, { recursive: true });
if (!values.pages) {
  const stamp = buildOnce();
  if (positionals.length > 0) {
    await measureAll(all.filter((unit) => positionals.includes(sceneOf(unit))));
  } else {
    if (values.fresh) rmSync(`${FOLDER}/run.json`, { force: true });
    const done = begin(FOLDER, stamp);
    const rest = all.filter((unit) => !done.has(named(unit)));
    if (done.size > 0) console.log(`Going on: ${done.size} of ${all.length} were done.`);
    await measureAll(rest);
    finish(FOLDER);
  }
}
const results = all.flatMap((unit) => readResult(FOLDER, named(unit)) ?? []);
await writePages({ folder: FOLDER, results, against: values.against, only: positionals });
console.log(`${FOLDER}/index.html · ${clock((Date.now() - began) / 1000)}`);
process.exit(0);
