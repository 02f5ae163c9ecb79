#!/usr/bin/env node
/**
 * `npm run check`: everything that a change has to pass, in minutes. It installs Chromium if there is none and apt-get may,
 * builds once, runs stages that do not need each other side by side, and ends with `N passed, N failed`. A tool counts as one
 * check; each unit, built and browser test counts by itself. `npm run check:all` runs the long suites.
 */
import { aptInstall } from './apt.mjs';
import { chromiumVersion, findChromium, hasShell } from './chromium.mjs';
import { clearReports, playwright, sum, time, tool, vitest } from './stages.mjs';

/** Installs Chromium's headless shell with the system's own packages if that is allowed; else any Chromium will do. */
function installChromium() {
  if (hasShell() || aptInstall('chromium-headless-shell') || findChromium()) return;
  console.error(
    'No Chromium here: `npx playwright install --with-deps chromium` installs the one of the tests. They will fail.\n',
  );
}

const npx = (name, ...args) => tool(name, ['npx', ...args]);
const stages = {
  format: () => npx('format', 'biome', 'format', '.'),
  lint: () => npx('lint', 'oxlint', '--deny-warnings'),
  types: () => tool('types', ['npm', 'run', '--silent', 'types']),
  unit: () => vitest('unit', ['--project=unit*']),
  build: () => tool('build', ['npx', 'vite', 'build', '--logLevel', 'warn'], { env: { QUICK_BUILD: '1' } }),
  markup: () => npx('markup', 'html-validate', 'dist/**/*.html'),
  built: () => vitest('built', ['--project=built']),
  browser: () => playwright('browser', { project: 'gate', workers: 3 }),
};
/** Each line runs in order; the two lines run side by side. */
const lines = [
  ['build', 'browser'],
  ['format', 'lint', 'types', 'unit', 'built', 'markup'],
];
/** The stages that read `dist/`, and are not run without it. */
const readBuild = ['browser', 'built', 'markup'];

const began = performance.now();
const since = () => (performance.now() - began) / 1000;
const left = new Set(lines.flat());
const outcomes = [];
let build;

async function stage(name) {
  const skipped = readBuild.includes(name) && (await build)?.failed > 0;
  const outcome = skipped
    ? { name, passed: 0, failed: 1, seconds: 0, failures: [`${name}: no build to look at`], tests: [] }
    : await stages[name]();
  left.delete(name);
  outcomes.push(outcome);
  const { passed, failed, seconds, failures } = outcome;
  const count = passed + failed === 1 ? '' : `, ${passed} passed${failed ? `, ${failed} failed` : ''}`;
  const rest = left.size > 0 ? ` · left: ${[...left].join(', ')}` : '';
  console.log(`${failed ? '✗' : '✓'} ${name} ${time(seconds)}${count}${rest}`);
  if (failed) console.log(failures.map((text) => `  ${text}`).join('\n'));
  return outcome;
}

installChromium();
clearReports();
console.log(`The browser tests run on ${chromiumVersion()}.\nFirst: ${[...left].join(', ')}\n`);
await Promise.all(
  lines.map(async (names) => {
    for (const name of names) {
      if (name === 'build') await (build = stage(name));
      else await stage(name);
    }
  }),
);

const slowest = outcomes
  .flatMap(({ tests }) => tests)
  .sort((a, b) => b.seconds - a.seconds)
  .slice(0, 10);
console.log(
  `\n> the ten slowest tests\n${slowest.map(({ title, seconds }) => `${time(seconds).padStart(5)}  ${title}`).join('\n')}`,
);
console.log(
  `\n> ${time(since())} in all: ${outcomes.map(({ name, seconds }) => `${name} ${time(seconds)}`).join(', ')}`,
);
process.exit(sum(outcomes) ? 0 : 1);
