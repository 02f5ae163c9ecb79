/**
 * The browser that the tests use: one that is installed, else Playwright's own. Debian's headless shell is the same engine
 * without a window's interface, and takes a third less of the processor.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const SHELL = '/usr/bin/chromium-headless-shell';
const WITH_SETTINGS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** The path of the first of these that is installed, else of Playwright's own, or undefined when there is none. */
function find(...paths) {
  return [...paths, chromium.executablePath()].find((path) => existsSync(path));
}

/** The browser's path, or undefined when there is none. */
export const findChromium = () => find(SHELL, ...WITH_SETTINGS);

/** A browser that heeds a reader's settings, such as the font size: the shell has none. */
export const findChromiumWithSettings = () => find(...WITH_SETTINGS);

/** Whether the headless shell is installed. */
export const hasShell = () => existsSync(SHELL);

/** Playwright's options to start the browser. */
export function launchOptions() {
  const executablePath = findChromium();
  return executablePath ? { executablePath } : {};
}

/** The browser's name and version, as it gives them itself. */
export function chromiumVersion() {
  const path = findChromium();
  return path ? spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout.trim() : 'no Chromium';
}
