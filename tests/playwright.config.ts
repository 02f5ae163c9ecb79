import { defineConfig } from 'playwright/test';
import { launchOptions as browser } from './chromium.mjs';

const site = 4180;
const motion = 4181;
const dev = 4182;
const launchOptions = {
  ...browser(),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--force-color-profile=srgb',
  ],
};
const preview = (port: number, mode: string) => ({
  command: `node node_modules/vite/bin/vite.js preview --mode ${mode} --port ${port} --host 127.0.0.1 --strictPort`,
  cwd: '..',
  url: `http://127.0.0.1:${port}/`,
  reuseExistingServer: false,
});

// Recording every run would take half of the time again. A test that fails is run once more, with a trace; one that
// passes then is counted as failed all the same (`tests/check.mjs`).
const traceLater = { retries: 1, use: { trace: 'on-first-retry' } } as const;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/browser',
  snapshotPathTemplate: '{testDir}/aria/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // How long a machine may take is no finding: what must be quick is measured by the test itself.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['line'],
    ['./motion/figures.ts'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../test-results/last.json' }],
  ],
  use: { launchOptions, trace: 'retain-on-failure', viewport: { width: 1440, height: 900 } },
  projects: [
    {
      name: 'e2e',
      testIgnore: ['tests/{motion,dev,unit,windows,budget}/**'],
      grepInvert: /@faults/,
      retries: traceLater.retries,
      use: { baseURL: `http://127.0.0.1:${site}`, ...traceLater.use },
    },
    // Alone on the machine and untraced: what it measures is time, and a trace takes pictures all the while.
    {
      name: 'budget',
      testDir: './budget',
      use: { baseURL: `http://127.0.0.1:${site}`, trace: 'off' },
    },
    {
      name: 'motion',
      testDir: './motion',
      testIgnore: '**/arithmetic.spec.ts',
      retries: traceLater.retries,
      use: { baseURL: `http://127.0.0.1:${motion}`, ...traceLater.use },
    },
    // Sought and scrolled to, never timed: as many at once as the machine bears.
    {
      name: 'arithmetic',
      testMatch: 'tests/motion/arithmetic.spec.ts',
      retries: traceLater.retries,
      use: { baseURL: `http://127.0.0.1:${motion}`, ...traceLater.use },
    },
    // Every page at every size of window and letters, on paper and in the system's colours: longer than the gate may be.
    { name: 'windows', testDir: './windows', use: { baseURL: `http://127.0.0.1:${site}` } },
    // Every fault of network, storage, browser and code; the check tries some of each.
    {
      name: 'faults',
      testMatch: 'tests/faults.spec.ts',
      use: { baseURL: `http://127.0.0.1:${site}` },
    },
    { name: 'dev', testDir: './dev', use: { baseURL: `http://127.0.0.1:${dev}` } },
  ],
  webServer: [
    preview(site, 'production'),
    preview(motion, 'e2e'),
    {
      ...preview(dev, 'development'),
      command: `node node_modules/vite/bin/vite.js --port ${dev} --host 127.0.0.1 --strictPort`,
    },
  ],
});
