/** The three browsers: where they are, and what installs them. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findChromium } from '../../tools/chromium.mjs';
import { aptInstall } from '../../tools/apt.mjs';

const onPath = (program: string) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find(existsSync);

/** MiniBrowser lies beside WebKit's library, in a folder for each kind of machine. */
export const findMiniBrowser = () =>
  ['x86_64-linux-gnu', 'aarch64-linux-gnu']
    .flatMap((machine) => ['4.1', '4.0'].map((api) => `/usr/lib/${machine}/webkit2gtk-${api}/MiniBrowser`))
    .find(existsSync);

export const browsers = {
  chromium: { packages: ['chromium'], isHere: () => findChromium() !== undefined },
  firefox: { packages: ['firefox-esr'], isHere: () => onPath('firefox-esr') !== undefined },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    isHere: () => findMiniBrowser() !== undefined && Boolean(onPath('WebKitWebDriver') && onPath('Xvfb')),
  },
};
export type BrowserName = keyof typeof browsers;

/** Whether a browser is here; it is installed if it is not, and apt-get may. */
export function installed(name: BrowserName): boolean {
  const { packages, isHere } = browsers[name];
  return isHere() || (aptInstall(...packages) && isHere());
}
