#!/usr/bin/env node
/**
 * `npm run tool -- trace showcase`: records that scene's motion spec with a Playwright trace (pictures, marks, network), prints
 * where it is, and opens it where there is a screen.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const REPORT = 'test-results/trace.json';
const scene = process.argv[2];
const run = (args, env = {}) =>
  spawnSync('npx', args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;

if (!scene) {
  console.error('Which scene? For example: npm run tool -- trace showcase');
  process.exit(1);
}
if (!run(['vite', 'build', '--logLevel', 'warn'])) process.exit(1);
const passed = run(
  [
    'playwright',
    'test',
    '-c',
    'tests/playwright.config.ts',
    '--project=gate',
    '--trace=on',
    '--workers=1',
    // The titles of a scene's specs begin with its name and a colon.
    '-g',
    `\\b${scene}:`,
  ],
  { PLAYWRIGHT_JSON_OUTPUT_FILE: `${process.cwd()}/${REPORT}` },
);

const traces = [];
const visit = (suite) => {
  for (const spec of suite.specs ?? [])
    for (const { results } of spec.tests)
      for (const { attachments } of results)
        for (const { name, path } of attachments) if (name === 'trace' && path) traces.push(path);
  suite.suites?.forEach(visit);
};
JSON.parse(readFileSync(REPORT, 'utf8')).suites.forEach(visit);
if (traces.length === 0) {
  console.error(`No motion spec is named after "${scene}".`);
  process.exit(1);
}
console.log(`\nTraces of ${scene}:\n${traces.map((path) => `  ${path}`).join('\n')}`);
const screen = process.stdout.isTTY && !process.env.CI;
if (screen && (process.platform !== 'linux' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY))
  run(['playwright', 'show-trace', traces[0]]);
else console.log(`Open one with: npx playwright show-trace ${traces[0]}`);
process.exit(passed ? 0 : 1);
