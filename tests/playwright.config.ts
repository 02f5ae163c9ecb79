import { defineConfig } from 'playwright/test';
import { findChromium } from './chromium.mjs';

const site = 4180;
const motion = 4181;
const dev = 4182;
const launchOptions = {
  executablePath: findChromium(),
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
  command: `npx vite preview --mode ${mode} --port ${port} --host 127.0.0.1 --strictPort`,
  cwd: '..',
  url: `http://127.0.0.1:${port}/`,
  reuseExistingServer: false,
});

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/browser',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 8_000 },
  reporter: [
    ['line'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../test-results/last.json' }],
  ],
  use: { launchOptions, trace: 'retain-on-failure', viewport: { width: 1440, height: 900 } },
  projects: [
    {
      name: 'e2e',
      testMatch: 'e2e/**/*.spec.ts',
      testIgnore: '**/budget.spec.ts',
      use: { baseURL: `http://127.0.0.1:${site}` },
    },
    // Alone on the machine and untraced: what it measures is time, and a trace takes pictures all the while.
    {
      name: 'budget',
      testMatch: 'e2e/budget.spec.ts',
      use: { baseURL: `http://127.0.0.1:${site}`, trace: 'off' },
    },
    { name: 'motion', testMatch: 'motion/**/*.spec.ts', use: { baseURL: `http://127.0.0.1:${motion}` } },
    { name: 'dev', testMatch: 'dev/**/*.spec.ts', use: { baseURL: `http://127.0.0.1:${dev}` } },
  ],
  webServer: [
    preview(site, 'production'),
    preview(motion, 'e2e'),
    {
      ...preview(dev, 'development'),
      command: `npx vite --port ${dev} --host 127.0.0.1 --strictPort`,
    },
  ],
});
