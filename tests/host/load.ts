/** How many requests a second nginx answers with the site's configuration, beside its plain self over the same file. */
import { spawn } from 'node:child_process';

const CONNECTIONS = 64;
/** The site's headers and addresses may cost this much: its share of plain nginx's requests a second. */
const LEAST = 0.95;

/** Requests a second over one run. @throws when wrk fails, or an answer is no 2xx or is lost */
function run(url: string, seconds: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = ['-t', '2', '-c', String(CONNECTIONS), '-d', `${seconds}s`];
    const wrk = spawn('wrk', [...options, '-H', 'Accept-Encoding: br, gzip', url]);
    const stop = () => wrk.kill();
    process.once('exit', stop);
    let said = '';
    for (const stream of [wrk.stdout, wrk.stderr])
      stream.on('data', (text: Buffer) => (said += text.toString()));
    wrk.on('error', reject);
    wrk.on('close', () => {
      process.off('exit', stop);
      const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]);
      if (!rate || /Non-2xx|Socket errors/.test(said)) reject(new Error(`wrk on ${url}\n${said}`));
      else resolve(rate);
    });
  });
}

/**
 * Runs of the two in turns, the better of each counts: the machine may have other work.
 * @param seconds of each of the four runs
 * @returns whether the site keeps up
 */
export async function keepsUp(site: string, plain: string, seconds: number): Promise<boolean> {
  const best = { site: 0, plain: 0 };
  for (let turn = 0; turn < 2; turn += 1) {
    best.site = Math.max(best.site, await run(site, seconds));
    best.plain = Math.max(best.plain, await run(plain, seconds));
  }
  const share = best.site / best.plain;
  console.log(
    `> ${CONNECTIONS} connections, ${seconds} s, no failed request: ${Math.round(best.site)} requests a second,` +
      ` plain nginx ${Math.round(best.plain)}, share ${share.toFixed(3)} (at least ${LEAST})`,
  );
  return share >= LEAST;
}
