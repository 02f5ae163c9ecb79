/** Runs the stages of `check` and `check:all`: each has its seconds, its counts and its failures. */
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** The folder of each stage's output and report. */
export const REPORTS = 'test-results/reports';

/**
 * @typedef {{ title: string, seconds: number }} Timed
 * @typedef {{ name: string, passed: number, failed: number, seconds: number, failures: string[], tests: Timed[] }} Outcome
 */

/** Seconds, as a person reads them. */
export const time = (seconds) =>
  seconds < 90 ? `${Math.round(seconds)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;

export function clearReports() {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
}

/**
 * Runs a command and keeps its output in a file.
 * @param {string} name the file's name
 * @param {{ live?: boolean, env?: Record<string, string> }} options `live` shows the output as it comes, too
 * @returns {Promise<{ ok: boolean, printed: string, seconds: number }>}
 */
export function run(name, [command, ...args], { live = false, env = {} } = {}) {
  const began = performance.now();
  mkdirSync(REPORTS, { recursive: true });
  const file = `${REPORTS}/${name.replaceAll(/\W+/g, '-')}.txt`;
  return new Promise((done) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    const log = createWriteStream(file);
    for (const stream of [child.stdout, child.stderr]) {
      stream.pipe(log, { end: false });
      if (live) stream.pipe(process.stdout, { end: false });
    }
    const end = (ok) =>
      log.end(() =>
        done({ ok, printed: readFileSync(file, 'utf8'), seconds: (performance.now() - began) / 1000 }),
      );
    child.on('error', (error) => log.write(`${error.message}\n`));
    child.on('close', (code) => end(code === 0));
  });
}

/** The last lines of a tool's output. */
const lastLines = (text, count = 25) =>
  stripVTControlCharacters(text).trimEnd().split('\n').slice(-count).join('\n    ');

/**
 * Runs a tool that passes or fails as a whole.
 * @returns {Promise<Outcome>}
 */
export async function tool(name, command, options) {
  const { ok, printed, seconds } = await run(name, command, options);
  return {
    name,
    passed: ok ? 1 : 0,
    failed: ok ? 0 : 1,
    seconds,
    failures: ok ? [] : [`${name}\n    ${lastLines(printed)}`],
    tests: [],
  };
}

/** Reads a runner's report. Without one, or after a bad end, the outcome is a failure that says so. */
function reported(name, { ok, printed, seconds }, read) {
  let outcome = { passed: 0, failed: 0, failures: [], tests: [] };
  try {
    outcome = read();
  } catch {
    // The runner failed before it wrote its report: its output says why.
  }
  if (!ok && outcome.failed === 0) {
    outcome.failed = 1;
    outcome.failures.push(`${name} ended badly, though no test failed\n    ${lastLines(printed)}`);
  } else if (outcome.passed + outcome.failed === 0) {
    outcome.failed = 1;
    outcome.failures.push(`${name}: no test ran`);
  }
  return { name, seconds, ...outcome };
}

const json = (file) => JSON.parse(readFileSync(file, 'utf8'));
const short = (message, lines) =>
  stripVTControlCharacters(message).split('\n').filter(Boolean).slice(0, lines).join('\n    ');

/**
 * Runs some projects of Vitest; each test counts.
 * @returns {Promise<Outcome>}
 */
export async function vitest(name, args, options) {
  const file = `${REPORTS}/${name}.json`;
  const command = [
    'npx',
    'vitest',
    'run',
    ...args,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  const ended = await run(name, command, options);
  return reported(name, ended, () => {
    const { numPassedTests, testResults } = json(file);
    const all = testResults.flatMap(({ assertionResults }) => assertionResults);
    const bad = all.filter(({ status }) => status === 'failed');
    return {
      passed: numPassedTests,
      failed: bad.length,
      failures: bad.map(
        ({ fullName, failureMessages }) => `${fullName}\n    ${short(failureMessages[0] ?? '', 6)}`,
      ),
      tests: all.map(({ fullName, duration }) => ({ title: fullName, seconds: (duration ?? 0) / 1000 })),
    };
  });
}

/** Every test of a suite in Playwright's report, with the titles that lead to it. */
function* testsOf(suite, path = []) {
  const here = suite.title ? [...path, suite.title] : path;
  for (const { title, tests } of suite.specs ?? [])
    for (const test of tests) yield { title: [...here, title].join(' › '), ...test };
  for (const inner of suite.suites ?? []) yield* testsOf(inner, here);
}

/**
 * Runs Playwright's tests of one project; each test counts.
 * @returns {Promise<Outcome>}
 */
export async function playwright(name, { project = name, workers = 2, args = [], live = true } = {}) {
  const file = `${process.cwd()}/${REPORTS}/${name}.json`;
  const command = ['npx', 'playwright', 'test', '-c', 'tests/playwright.config.ts'];
  const ended = await run(name, [...command, `--project=${project}`, `--workers=${workers}`, ...args], {
    live,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, PROGRESS: '1' },
  });
  return reported(name, ended, () => {
    const report = json(file);
    const all = report.suites.flatMap((suite) => [...testsOf(suite)]);
    const bad = all.filter(({ status }) => status === 'unexpected' || status === 'flaky');
    return {
      passed: report.stats.expected,
      failed: bad.length + report.errors.length,
      failures: [
        ...report.errors.map(({ message = '' }) => short(message, 6)),
        ...bad.map(({ title, results }) => {
          // A test that ran out of time has a second error, which names the step.
          const messages = results
            .flatMap(({ errors }) => errors)
            .map(({ message = '' }) => short(message, 8));
          return [title, ...messages].join('\n    ');
        }),
      ],
      tests: all.map(({ title, results }) => ({
        title,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      })),
    };
  });
}

/** Prints the failures again, and the sum of all outcomes. @returns {boolean} whether nothing failed */
export function sum(outcomes) {
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const of = (key) => outcomes.reduce((all, outcome) => all + outcome[key], 0);
  if (failures.length > 0) console.log(`\n> what failed\n${failures.join('\n')}`);
  console.log(`\n${of('passed')} passed, ${of('failed')} failed`);
  return of('failed') === 0;
}
