#!/usr/bin/env node
/**
 * `npm run check`: installs Chromium where there is none and apt-get may, runs everything, and ends with `N passed, N failed`.
 * Each tool counts as one check; each unit, e2e and motion test counts by itself.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { aptInstall } from './apt.mjs';
import { chromiumVersion, findChromium, hasShell } from './chromium.mjs';

const REPORTS = 'test-results/reports';
let passed = 0;
let failed = 0;
/** What failed, said once more just before the count. */
const failures = [];

const run = (command, args, env = {}) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;

/** Installs Chromium's headless shell with the system's own packages where that is allowed; else any Chromium will do. */
function installChromium() {
  if (hasShell() || aptInstall('chromium-headless-shell') || findChromium()) return true;
  console.error(
    '\nNo Chromium here: `npx playwright install --with-deps chromium` installs the one of the tests.',
  );
  return false;
}

function tool(name, command, args) {
  console.log(`\n> ${name}`);
  const ok = run(command, args);
  if (ok) passed += 1;
  else {
    failed += 1;
    failures.push(name);
    console.error(`${name} failed`);
  }
  return ok;
}

/** Starts a tool that leaves the machine time for another, and returns what waits for its end and shows what it printed. */
function beside(name, command, args) {
  const printed = `${REPORTS}/${name.replaceAll(' ', '-')}.txt`;
  const file = openSync(printed, 'w');
  const ended = once(spawn(command, args, { stdio: ['ignore', file, file] }), 'exit');
  return async () => {
    const [code] = await ended;
    console.log(`\n> ${name}\n${readFileSync(printed, 'utf8').trim()}`);
    if (code === 0) passed += 1;
    else {
      failed += 1;
      failures.push(name);
    }
  };
}

function count(name, command, args, read, env) {
  console.log(`\n> ${name}`);
  const ok = run(command, args, env);
  try {
    const [good, bad] = read();
    passed += good;
    failed += bad;
    if (!ok && bad === 0) {
      failed += 1;
      failures.push(`${name}: ended badly, though no test failed`);
    }
  } catch {
    failed += 1;
    failures.push(`${name}: no report`);
    console.error(`${name} left no report`);
  }
}

/** The tests of a Playwright report that did not pass the first time, each with the first lines of its first error. */
function playwrightFailures(suite, path = []) {
  const here = suite.title ? [...path, suite.title] : path;
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky' || status === 'unexpected')
      .map(({ status, results }) => {
        const message = results.find(({ error }) => error)?.error.message ?? '';
        const short = stripVTControlCharacters(message)
          .split('\n')
          .filter(Boolean)
          .slice(0, 6)
          .join('\n    ');
        return `${[...here, title].join(' › ')} (${status})\n    ${short}`;
      }),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => playwrightFailures(inner, here))];
}

const json = (file) => JSON.parse(readFileSync(`${REPORTS}/${file}`, 'utf8'));
const browser = (project, workers = 2) =>
  count(
    project,
    'npx',
    [
      'playwright',
      'test',
      '-c',
      'tests/playwright.config.ts',
      `--project=${project}`,
      `--workers=${workers}`,
    ],
    () => {
      const report = json(`${project}.json`);
      failures.push(...report.suites.flatMap((suite) => playwrightFailures(suite)));
      const { expected, flaky, unexpected } = report.stats;
      return [expected, flaky + unexpected];
    },
    { PLAYWRIGHT_JSON_OUTPUT_FILE: `${process.cwd()}/${REPORTS}/${project}.json` },
  );

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
if (installChromium()) console.log(`> the browser tests run on ${chromiumVersion()}`);
else console.error('The browser tests will fail.');
tool('format', 'npx', ['biome', 'format', '.']);
tool('lint', 'npx', ['oxlint', '--deny-warnings']);
tool('types', 'npm', ['run', '--silent', 'types']);
count(
  'unit',
  'npx',
  ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORTS}/unit.json`],
  () => {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = json('unit.json');
    return [numPassedTests, numFailedTests || (numFailedTestSuites > 0 ? 1 : 0)];
  },
);
const built = tool('build', 'npx', ['vite', 'build', '--logLevel', 'warn']);
if (built) tool('markup', 'npm', ['run', '--silent', 'markup']);
if (built) {
  browser('gate', 3);
  // Errors and locks; what the page weighs after it is for the ten minutes of its own command.
  const monkey = ['run', '--silent', 'check:monkey', '--', '--minutes', '0.5'];
  const monkeyEnded = beside('half a minute of the monkey', 'npm', monkey);
  browser('tuning', 1);
  await monkeyEnded();
  browser('budget', 1);
} else failed += 1;

if (failures.length > 0) console.log(`\n> what failed\n${failures.join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
