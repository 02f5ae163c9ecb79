/**
 * `npm run check:all -- host`: tests Debian's nginx on loopback over `dist/`, configured from the table that `_headers` and
 * `_redirects` are written from; then loads it, then tests the assets on an origin of their own.
 */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { HeaderRule } from '../../../src/build/headers.ts';
import { nginxServer } from '../../../src/build/nginx.ts';
import { assetOrigin } from './asset-origin.ts';
import { keepsUp } from './load.ts';
import { hasBrotli, install, startNginx, stopAll } from './nginx.ts';
import { siteAnswers } from './site-answers.ts';

const SITE = '127.0.0.1:4193';
const PLAIN = '127.0.0.1:4194';
const dist = resolve('dist');
/** `npm run check:all -- host -- quick` loads for ten seconds instead of thirty. */
const seconds = process.argv.includes('quick') ? 10 : 30;

async function main(): Promise<number> {
  if (!existsSync(`${dist}/.headers.json`)) {
    console.error('No site here: `npm run build` first.');
    return 1;
  }
  if (!install()) return 1;
  const rules: HeaderRule[] = JSON.parse(readFileSync(`${dist}/.headers.json`, 'utf8'));
  const brotli = hasBrotli();
  const site = nginxServer({ root: dist, listen: SITE, rules, brotli });
  const plain = `gzip_static on;\n${brotli ? 'brotli_static on;\n' : ''}server { listen ${PLAIN}; root ${dist}; }\n`;
  const nginx = await startNginx(site + plain, `http://${SITE}`);
  let failed = 0;
  const count = async (name: string, run: () => Promise<void>) => {
    try {
      await run();
      console.log(`ok    ${name}`);
    } catch (error) {
      failed += 1;
      console.error(`FAIL  ${name}\n${error instanceof Error ? error.message : String(error)}`);
    }
  };
  for (const [name, run] of siteAnswers(`http://${SITE}`, dist, rules, brotli)) await count(name, run);
  await count('the site keeps up with plain nginx', async () => {
    if (!(await keepsUp(`http://${SITE}/`, `http://${PLAIN}/index.html`, seconds)))
      throw new Error('slower than it may be');
  });
  nginx.stop();
  for (const [name, run] of assetOrigin()) await count(name, run);
  console.log(failed ? `${failed} failed` : 'all passed');
  return failed ? 1 : 0;
}

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)
  process.on(signal, () => {
    stopAll();
    process.exit(code);
  });
const code = await main().finally(stopAll);
process.exit(code);
