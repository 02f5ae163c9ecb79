#!/usr/bin/env node
/**
 * `npm run check:all`: runs the check, then every long suite, one after the other, and prints a table. A part that has passed on
 * the current code is not run again, so a run that was stopped goes on where it was. `npm run check:all -- windows host` runs
 * those parts alone, even if they have passed, and `-- browsers -- webkit` gives a part arguments of its own; `-- --anew` begins
 * with the first.
 */
import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { playwright, sum, time, tool } from './stages.mjs';

const script = (file, ...args) => ['node', 'src/build/run.mjs', file, ...args];
const inBrowser = (name, workers = 2) => [name, () => playwright(name, { project: name, workers })];
const alone = (name, command) => [name, (words) => tool(name, [...command, ...words], { live: true })];

/** The parts in their order, each with its name and its command. Every part has the machine to itself, as those that measure need. */
const parts = new Map([
  alone('types', ['npx', 'tsc', '-p', 'tests/long']),
  alone('check', ['node', 'tests/tools/check.mjs']),
  alone('build', ['npx', 'vite', 'build', '--logLevel', 'warn']),
  inBrowser('more'),
  inBrowser('routes'),
  inBrowser('arithmetic', 4),
  inBrowser('windows'),
  inBrowser('faults'),
  inBrowser('lighthouse', 1),
  inBrowser('leaks', 1),
  inBrowser('tuning', 1),
  inBrowser('budget', 1),
  alone('monkey', script('tests/long/monkey/check.ts')),
  alone('host', script('tests/long/host/check.ts')),
  alone('growth', script('tests/long/growth/check.ts')),
  alone('browsers', script('tests/long/browsers/check.ts')),
]);

/** A hash of the code under check: the commit, and the changes since. */
function code() {
  const git = (...args) => execFileSync('git', args, { maxBuffer: 1 << 28 });
  const hash = createHash('sha256');
  for (const args of [
    ['rev-parse', 'HEAD'],
    ['diff', 'HEAD'],
    ['ls-files', '--others', '--exclude-standard'],
  ])
    hash.update(git(...args));
  return hash.digest('hex');
}

const STATE = 'test-results/check-all.json';
const typed = process.argv.slice(2);
const cut = typed.includes('--') ? typed.indexOf('--') : typed.length;
const requested = typed.slice(0, cut);
const named = requested.filter((word) => word !== '--anew');
const unknown = named.filter((name) => !parts.has(name));
if (unknown.length > 0) {
  console.error(`No part is called ${unknown.join(', ')}. There are: ${[...parts.keys()].join(', ')}.`);
  process.exit(1);
}
if (requested.includes('--anew')) rmSync(STATE, { force: true });
const now = code();
const saved = existsSync(STATE) ? JSON.parse(readFileSync(STATE, 'utf8')) : {};
/** @type {Record<string, import('./stages.mjs').Outcome>} */
const done = saved.code === now ? saved.done : {};

// A part that reads `dist/` needs a whole build of this code.
const wanted = named.length > 0 ? named : [...parts.keys()].filter((name) => done[name]?.failed !== 0);
if (!done.build && !wanted.includes('build') && wanted.some((name) => !['check', 'types'].includes(name)))
  wanted.unshift('build');
for (const [index, name] of wanted.entries()) {
  console.log(`\n> ${name} (${index + 1} of ${wanted.length})`);
  const outcome = await parts.get(name)(name === named.at(-1) ? typed.slice(cut + 1) : []);
  // The check's build is not compressed as the site's is.
  if (name === 'check') delete done.build;
  const { tests: _, ...kept } = outcome;
  done[name] = kept;
  mkdirSync('test-results', { recursive: true });
  writeFileSync(STATE, JSON.stringify({ code: now, done }));
  console.log(`${outcome.failed ? '✗' : '✓'} ${name} ${time(outcome.seconds)}`);
}

const width = Math.max(...[...parts.keys()].map((name) => name.length));
const row = (cells) =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(width) : cell.padStart(12))).join(' ');
console.log(`\n${row(['part', 'passed', 'failed', 'time'])}`);
for (const name of parts.keys()) {
  const outcome = done[name];
  const cells = outcome
    ? [String(outcome.passed), String(outcome.failed), time(outcome.seconds)]
    : ['not run', '', ''];
  console.log(row([name, ...cells]));
}
process.exit(sum(Object.values(done)) ? 0 : 1);
