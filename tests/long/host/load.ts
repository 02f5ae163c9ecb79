/** The requests a second that nginx answers with the site's configuration, beside plain nginx over the same file. */
import { spawn } from 'node:child_process';
import { median } from '../../measure/main-thread.ts';

const CONNECTIONS = 64;
/** The least share of plain nginx's requests a second: the rest is what the site's headers and addresses may cost. */
const MIN_SHARE = 0.95;

/** Requests a second over one run. @throws when wrk fails, or an answer is not 2xx or is lost */
function run(url: string, seconds: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = ['-t', '1', '-c', String(CONNECTIONS), '-d', `${seconds}s`];
    const wrk = spawn('wrk', [...options, '-H', 'Accept-Encoding: br, gzip', url]);
    const stop = () => wrk.kill();
    process.once('exit', stop);
    let output = '';
    for (const stream of [wrk.stdout, wrk.stderr])
      stream.on('data', (text: Buffer) => (output += text.toString()));
    wrk.on('error', reject);
    wrk.on('close', () => {
      process.off('exit', stop);
      const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
      if (!rate || /Non-2xx|Socket errors/.test(output)) reject(new Error(`wrk on ${url}\n${output}`));
      else resolve(rate);
    });
  });
}

const ROUNDS = 10;

/**
 * Runs the two in short turns, since the machine may have other work: the share is the median of the pairs.
 * @param seconds the length of all the site's runs together
 * @returns whether the site keeps up
 */
export async function keepsUp(site: string, plain: string, seconds: number): Promise<boolean> {
  const pairs: { site: number; plain: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const pair = { site: 0, plain: 0 };
    // Each is first in every other round.
    const turns = round % 2 ? (['plain', 'site'] as const) : (['site', 'plain'] as const);
    for (const turn of turns) pair[turn] = await run(turn === 'site' ? site : plain, seconds / ROUNDS);
    pairs.push(pair);
  }
  const share = median(pairs.map((pair) => pair.site / pair.plain));
  console.log(
    `> ${CONNECTIONS} connections, ${seconds} s, no failed request: ${Math.round(median(pairs.map((pair) => pair.site)))} requests` +
      ` a second, plain nginx ${Math.round(median(pairs.map((pair) => pair.plain)))}, share ${share.toFixed(3)} (at least ${MIN_SHARE})`,
  );
  return share >= MIN_SHARE;
}
