/**
 * WebKit, as GTK's MiniBrowser on a screen of its own (Xvfb), through WebDriver, which is plain HTTP. A page's
 * complaints are recorded from its load on. It prints only through a dialog.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Key, type Start, WINDOW } from './driver.ts';
import { findMiniBrowser } from './installed.ts';

const server = 'http://127.0.0.1:4185';
const keys: Record<Key, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowRight: '\uE014',
};

/** Starts a screen, and gives its name once it is there. */
async function startScreen(): Promise<{ screen: ChildProcess; name: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const name = await new Promise<string>((done, fail) => {
    screen.once('error', fail);
    (screen.stdio[3] as Readable).once('data', (number) => done(`:${String(number).trim()}`));
  });
  return { screen, name };
}

/** Sends a command of WebDriver. */
async function ask<Value>(method: 'POST' | 'DELETE', path: string, body = {}): Promise<Value> {
  const response = await fetch(server + path, {
    method,
    body: method === 'POST' ? JSON.stringify(body) : null,
  });
  const { value } = (await response.json()) as { value: Value & { message?: string } };
  if (!response.ok) throw new Error(`${path}: ${value.message}`);
  return value;
}

/** Records the complaints of a page that has loaded. The driver cannot begin earlier: from before, breaches alone are kept. */
function listen() {
  const found: string[] = [];
  const { error } = console;
  console.error = (...words) => {
    found.push(words.join(' '));
    error(...words);
  };
  addEventListener('error', ({ message }) => found.push(message));
  addEventListener('unhandledrejection', ({ reason }) => found.push(String(reason)));
  new ReportingObserver((reports) => found.push(...reports.map(({ body }) => JSON.stringify(body))), {
    types: ['csp-violation'],
    buffered: true,
  }).observe();
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    found.push(`policy: ${violatedDirective} ${blockedURI}`),
  );
  document.addEventListener('allo:complaints', (event) => {
    if (event instanceof CustomEvent) event.detail.push(...found.splice(0));
  });
}

/** The complaints since the last call. */
function complaints() {
  const found: string[] = [];
  document.dispatchEvent(new CustomEvent('allo:complaints', { detail: found }));
  return found;
}

/** Waits until the driver answers. */
async function listening() {
  for (let tries = 0; ; tries++)
    try {
      return await fetch(`${server}/status`);
    } catch (error) {
      if (tries > 100) throw error;
      await sleep(100);
    }
}

export const start: Start = async (setting) => {
  const { screen, name } = await startScreen();
  // GTK's settings say whether the system wants animations.
  const home = mkdtempSync(join(tmpdir(), 'allo-webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(
    join(home, 'gtk-3.0/settings.ini'),
    `[Settings]\ngtk-enable-animations=${setting === 'still' ? 0 : 1}\n`,
  );
  const driver = spawn('WebKitWebDriver', [`--port=${new URL(server).port}`], {
    env: { ...process.env, DISPLAY: name, GDK_BACKEND: 'x11', XDG_CONFIG_HOME: home },
    stdio: 'ignore',
  });
  const stop = () => {
    driver.kill();
    screen.kill();
    rmSync(home, { recursive: true, force: true });
  };
  process.once('exit', stop);
  await listening();
  const { sessionId, capabilities } = await ask<{
    sessionId: string;
    capabilities: { browserVersion: string };
  }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary: findMiniBrowser(),
          args: ['--automation'],
        },
      },
    },
  });
  const at = `/session/${sessionId}`;
  const act = (type: string, actions: object[]) =>
    ask<void>('POST', `${at}/actions`, { actions: [{ type, id: type, actions }] });
  const run = <Given, Result>(work: (given: Given) => Result, given: Given): Promise<Result> =>
    ask('POST', `${at}/execute/sync`, { script: `return (${work})(arguments[0])`, args: [given] });
  const move = (x: number, y: number) => ({
    type: 'pointerMove',
    x: Math.round(x),
    y: Math.round(y),
    duration: 0,
  });

  // The window has a bar of its own above the page.
  const chrome = await run(() => outerHeight - innerHeight, null);
  await ask('POST', `${at}/window/rect`, { x: 0, y: 0, width: WINDOW.width, height: WINDOW.height + chrome });
  return {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    entersButtons: true,
    go: async (url) => {
      await ask('POST', `${at}/url`, { url });
      await run(listen, null);
    },
    back: () => ask('POST', `${at}/back`),
    run,
    press: (key) =>
      act('key', [
        { type: 'keyDown', value: keys[key] },
        { type: 'keyUp', value: keys[key] },
      ]),
    point: (x, y) => act('pointer', [move(x, y)]),
    click: (x, y) =>
      act('pointer', [move(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]),
    wheel: (by) =>
      act('wheel', [
        { type: 'scroll', x: WINDOW.width / 2, y: WINDOW.height / 2, deltaX: 0, deltaY: by, duration: 0 },
      ]),
    complaints: () => run(complaints, null),
    close: async () => {
      await ask('DELETE', at).catch(() => null);
      process.off('exit', stop);
      stop();
    },
  };
};
