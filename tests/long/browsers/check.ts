/**
 * `npm run check:all -- browsers`: the cases in Chromium, Firefox and WebKit, one after the other, on the production build.
 * `npm run check:all -- browsers -- webkit showcase` runs one browser, and the cases with that word.
 */
import { preview } from 'vite';
import { type Case, cases } from './cases/all.ts';
import type { Driver, Setting, Start } from './driver.ts';
import { type BrowserName, browsers, installed } from './installed.ts';
import { visitor } from './visitor.ts';

const starts: Record<BrowserName, () => Promise<{ start: Start }>> = {
  chromium: () => import('./chromium.ts'),
  firefox: () => import('./firefox.ts'),
  webkit: () => import('./webkit.ts'),
};
const isBrowser = (word: string): word is BrowserName => word in browsers;
const words = process.argv.slice(3);
const named = words.filter(isBrowser);
const wanted = words.filter((word) => !isBrowser(word));
const chosen = cases.filter(({ name }) => wanted.every((word) => name.includes(word)));

const faults: string[] = [];

/** Runs a case. @returns its cell of the table */
async function run(one: Case, driver: Driver, site: string, label: string): Promise<string> {
  if (one.needs && !driver[one.needs]) return 'cannot';
  const began = Date.now();
  await driver.complaints();
  try {
    await one.run(visitor(driver, site));
    const complaints = await driver.complaints();
    if (complaints.length > 0) throw new Error(complaints.join(' · '));
    return `${((Date.now() - began) / 1000).toFixed(1)} s`;
  } catch (error) {
    const fault = `${label}, ${one.name}: ${error instanceof Error ? error.message : error}`;
    console.log(fault);
    faults.push(fault);
    return 'FAILED';
  }
}

/** Only Firefox can be told to enlarge text alone. */
const canBe = (name: BrowserName, setting: Setting) => setting !== 'large' || name === 'firefox';

/** Runs every chosen case in one browser, which is started once for each setting. */
async function runIn(
  name: BrowserName,
  site: string,
): Promise<{ version: string; results: Map<Case, string> }> {
  const results = new Map<Case, string>();
  if (!installed(name)) {
    faults.push(`${name} is not here: install ${browsers[name].packages.join(' and ')} (Debian)`);
    return { version: name, results };
  }
  const { start } = await starts[name]();
  let version: string = name;
  for (const setting of ['plain', 'still', 'large'] as const) {
    const some = chosen.filter((one) => (one.in ?? 'plain') === setting);
    if (!canBe(name, setting)) for (const one of some) results.set(one, 'cannot');
    if (some.length === 0 || !canBe(name, setting)) continue;
    const driver = await start(setting);
    version = driver.version;
    for (const one of some) {
      const result = await run(one, driver, site, version);
      console.log(`${version}: ${one.name}: ${result}`);
      results.set(one, result);
    }
    await driver.close();
  }
  return { version, results };
}

// A driver's processes end with this process.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const server = await preview({
  logLevel: 'error',
  preview: { port: 4184, host: '127.0.0.1', strictPort: true },
});
const site = 'http://127.0.0.1:4184';
const names = named.length > 0 ? named : (Object.keys(starts) as BrowserName[]);
const columns: Awaited<ReturnType<typeof runIn>>[] = [];
for (const name of names)
  columns.push(
    await runIn(name, site).catch((error) => {
      faults.push(`${name} does not start: ${error}`);
      return { version: name, results: new Map() };
    }),
  );

const width = Math.max(...chosen.map(({ name }) => name.length));
const row = (first: string, cells: string[]) =>
  console.log(
    [
      first.padEnd(width),
      ...cells.map((cell, index) => cell.padStart(columns[index]?.version.length ?? 0)),
    ].join('  '),
  );
console.log();
row(
  '',
  columns.map(({ version }) => version),
);
for (const one of chosen)
  row(
    one.name,
    columns.map(({ results }) => results.get(one) ?? 'not run'),
  );
if (faults.length > 0) console.log(`\n${faults.join('\n')}`);
await server.close();
process.exit(faults.length === 0 ? 0 : 1);
