/**
 * The browser tests. `gate` is what `npm run check` runs; each folder of `long/` that holds specs is a project of its own
 * (`npm run check:all`). All run on the built site but `tuning`, which runs on the dev server.
 */
import { readdirSync } from 'node:fs';
import { defineConfig } from 'playwright/test';
import { launchOptions as browser } from './tools/chromium.mjs';

/** A second run beside this one takes other ports. */
const port = Number(process.env.TEST_PORT ?? 4180);
const devPort = port + 1;

const folders = readdirSync(new URL('long', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.spec.ts'))
  .map((file) => file.split(/[\\/]/)[0] ?? '');
const long = [...new Set(folders)].map((name) => ({ name, testDir: `./long/${name}` }));

/** Tests of the gate's files that `check:all` alone runs: the same in more windows, themes and languages. */
const MORE = /@more/;

/** The projects that the command line names; a worker has another command line, and starts no server. */
const requested: string[] = process.argv.join(' ').match(/(?<=--project[= ])[\w-]+/g) ?? [];
const vite = (command: string, at: number) => ({
  command: `node node_modules/vite/bin/vite.js ${command} --port ${at} --host 127.0.0.1 --strictPort`,
  cwd: '..',
  url: `http://127.0.0.1:${at}/`,
  reuseExistingServer: false,
});
const needsDev = requested.length === 0 || requested.includes('tuning');
const needsSite = requested.some((name) => name !== 'tuning') || requested.length === 0;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/browser',
  snapshotPathTemplate: '{testDir}/aria/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // A slow machine is not a failure: the long suites measure speed, as a ratio.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    // The checks print their progress; a run of a few tests prints their lines.
    [process.env.PROGRESS ? './support/progress.ts' : 'line'],
    ['./support/figures.ts'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../test-results/last.json' }],
  ],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    trace: 'off',
    screenshot: 'only-on-failure',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      ...browser(),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--force-color-profile=srgb',
      ],
    },
  },
  projects: [
    { name: 'gate', testDir: './gate', grepInvert: MORE },
    { name: 'more', testDir: './gate', grep: MORE },
    ...long.map((project) =>
      project.name === 'tuning' ? { ...project, use: { baseURL: `http://127.0.0.1:${devPort}` } } : project,
    ),
  ],
  webServer: [...(needsSite ? [vite('preview', port)] : []), ...(needsDev ? [vite('', devPort)] : [])],
});
