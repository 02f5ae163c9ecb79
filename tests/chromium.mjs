/** The browser that the tests use: one that is installed, else Playwright's own. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** Its path, or undefined when there is none. */
export function findChromium() {
  const own = chromium.executablePath();
  return INSTALLED.find((path) => existsSync(path)) ?? (existsSync(own) ? own : undefined);
}

/** What Playwright needs to start it. */
export function launchOptions() {
  const executablePath = findChromium();
  return executablePath ? { executablePath } : {};
}

/** Its name and version, as it gives them itself. */
export function chromiumVersion() {
  const path = findChromium();
  return path ? spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout.trim() : 'no Chromium';
}
