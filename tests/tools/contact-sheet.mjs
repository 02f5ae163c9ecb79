#!/usr/bin/env node
/**
 * `npm run tool -- contact-sheet`: scrolls the home page from top to bottom by wheel, in the light theme and in the dark, and saves
 * twelve frames of each on a sheet in `test-results/contact-sheet/`. A person looks at it: no test can say whether the page is
 * worth stopping for.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { launchOptions } from './chromium.mjs';

const FRAMES = 12;
const COLUMNS = 3;
const SIZE = { width: 1440, height: 900 };
const SMALL = { width: 720, height: 450 };
const PORT = 4184;
const OUT = 'test-results/contact-sheet';

if (spawnSync('npx', ['vite', 'build', '--logLevel', 'warn'], { stdio: 'inherit' }).status !== 0)
  process.exit(1);
mkdirSync(OUT, { recursive: true });
const address = `http://127.0.0.1:${PORT}/`;
const vite = [
  'node_modules/vite/bin/vite.js',
  'preview',
  '--port',
  `${PORT}`,
  '--host',
  '127.0.0.1',
  '--strictPort',
];
const server = spawn(process.execPath, vite, { stdio: 'ignore' });
const browser = await chromium.launch({ ...launchOptions(), args: ['--no-sandbox'] });

try {
  for (let tries = 0; !(await fetch(address).catch(() => null))?.ok; tries++) {
    if (tries > 50) throw new Error('the preview server did not answer');
    await wait(200);
  }
  for (const colorScheme of ['light', 'dark']) {
    const page = await browser.newPage({ viewport: SIZE, colorScheme });
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => document.documentElement.dataset.firstPaint === undefined);
    await page.mouse.move(SIZE.width * 0.6, SIZE.height * 0.8);
    const frames = [];
    for (let frame = 0; frame < FRAMES; frame++) {
      const there = await page.evaluate(
        (progress) => progress * (document.documentElement.scrollHeight - window.innerHeight),
        frame / (FRAMES - 1),
      );
      for (let y = await page.evaluate(() => window.scrollY); y < there - 4; ) {
        await page.mouse.wheel(0, Math.min(500, there - y));
        await wait(260);
        y = await page.evaluate(() => window.scrollY);
      }
      // The frame is taken while the page still settles, as an eye would see it.
      await wait(350);
      frames.push(await page.screenshot());
    }
    await page.close();
    const sheet = `${OUT}/${colorScheme}.png`;
    const pictures = await Promise.all(
      frames.map(async (input, index) => ({
        input: await sharp(input).resize(SMALL).toBuffer(),
        left: (index % COLUMNS) * (SMALL.width + 8),
        top: Math.floor(index / COLUMNS) * (SMALL.height + 8),
      })),
    );
    const size = {
      width: COLUMNS * (SMALL.width + 8) - 8,
      height: (FRAMES / COLUMNS) * (SMALL.height + 8) - 8,
    };
    await sharp({ create: { ...size, channels: 3, background: '#888' } })
      .composite(pictures)
      .png()
      .toFile(sheet);
    console.log(sheet);
  }
} finally {
  await browser.close();
  server.kill();
}
