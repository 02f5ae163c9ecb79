/**
 * `npm run check:all -- growth`: builds the site once more with ten times the posts. Home must weigh the same, the blog must
 * scroll as cheaply, and the build must stay short.
 */
import { resolve } from 'node:path';
import { chromium } from 'playwright';
import { createBuilder } from 'vite';
import { budgets } from '../../measure/budgets.ts';
import { launchOptions } from '../../tools/chromium.mjs';
import { weigh } from '../../measure/load.ts';
import { median } from '../../measure/main-thread.ts';
import { scroll, scrollLength } from '../../measure/scroll.ts';
import { serve } from '../../measure/serve.ts';
import { manyPosts } from './many-posts.ts';

const RUNS = 3;
const BLOG = '/resources/blog';
const grownFolder = resolve('test-results/growth/dist');

// Vite's runner, which runs this file, sets `development`, for which React would be built.
process.env.NODE_ENV = 'production';
const began = Date.now();
const builder = await createBuilder({
  logLevel: 'warn',
  plugins: [manyPosts()],
  build: { outDir: grownFolder, emptyOutDir: true },
});
await builder.buildApp();
const seconds = (Date.now() - began) / 1000;
const { user, system } = process.cpuUsage();
const busy = (user + system) / 1e6;

const [site, grown] = await Promise.all([serve(resolve('dist')), serve(grownFolder)]);
const browser = await chromium.launch({ ...launchOptions(), args: ['--no-sandbox'] });
const weights: [number, number] = [0, 0];
const costs: [number[], number[]] = [[], []];
try {
  weights[0] = (await weigh(browser, site.origin)).total;
  weights[1] = (await weigh(browser, grown.origin)).total;
  // Both are scrolled as far as the shorter one goes.
  const most = await scrollLength(browser, site.origin + BLOG);
  for (let run = 0; run < RUNS; run++) {
    costs[0].push((await scroll(browser, site.origin + BLOG, { most })).ms);
    costs[1].push((await scroll(browser, grown.origin + BLOG, { most })).ms);
  }
} finally {
  await browser.close();
  site.close();
  grown.close();
}

const faults: string[] = [];
function check(what: string, value: number, most: number, shown: string): void {
  const isWithin = value <= most;
  console.log(`${isWithin ? 'ok  ' : 'FAIL'}  ${what}: ${shown}`);
  if (!isWithin) faults.push(what);
}
const [plain, many] = [median(costs[0]), median(costs[1])];
check(
  `home's bytes grow by at most ${budgets.growth.home * 100} %`,
  Math.abs(weights[1] / weights[0] - 1),
  budgets.growth.home,
  `${weights[0]} before, ${weights[1]} now`,
);
check(
  `the blog's scroll costs at most ${budgets.growth.scroll * 100} % more`,
  many / plain - 1,
  budgets.growth.scroll,
  `${plain.toFixed(0)} ms of main thread per 1,000 px before, ${many.toFixed(0)} now`,
);
check(
  `the build takes at most ${budgets.growth.build} s`,
  seconds,
  budgets.growth.build,
  `${seconds.toFixed(0)} s, ${busy.toFixed(0)} s of processor`,
);
process.exit(faults.length > 0 ? 1 : 0);
