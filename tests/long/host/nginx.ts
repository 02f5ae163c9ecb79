/** Debian's nginx on loopback, in the foreground, in a folder of its own that is removed with it. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static', 'wrk'];
const NEEDED = ['/usr/sbin/nginx', '/usr/bin/wrk'];

export const hasBrotli = () => existsSync(BROTLI);

/** Installs nginx and wrk if apt-get may. @returns false if they are missing, with a message that says what to install */
export function install(): boolean {
  const missing = () => NEEDED.some((path) => !existsSync(path));
  if (!missing()) return true;
  const root = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const as = (...command: string[]) => {
    const [name = '', ...rest] = [...root, ...command];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    return spawnSync(name, rest, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
  };
  if (existsSync('/usr/bin/apt-get') && as('true')) {
    console.log(`> installing ${PACKAGES.join(', ')}`);
    if (!as('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...PACKAGES)) {
      as('apt-get', 'update', '-qq');
      as('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...PACKAGES);
    }
    // The package starts a server of its own on every address of the machine.
    as('service', 'nginx', 'stop');
  }
  if (missing()) console.error(`Not here: install Debian's packages ${PACKAGES.join(', ')}.`);
  return !missing();
}

const running = new Set<() => void>();

/** Ends every server that was started here. */
export function stopAll(): void {
  for (const stop of running) stop();
}

export type Server = { stop(): void };

/**
 * Starts nginx with these server blocks.
 * @param http the content of its `http` block
 * @param origin the address that answers once it is ready
 * @throws when nginx refuses the configuration or does not answer within five seconds
 */
export async function startNginx(http: string, origin: string): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'allo-nginx-'));
  const file = join(folder, 'nginx.conf');
  mkdirSync(join(folder, 'temp'));
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${folder}/temp/${name};\n`,
  );
  // A single worker: a load measures the configuration, not how the connections happen to fall to several.
  writeFileSync(
    file,
    [
      hasBrotli() ? `load_module ${BROTLI};\n` : '',
      process.getuid?.() === 0 ? `user ${userInfo().username};\n` : '',
      `pid ${folder}/nginx.pid;\nerror_log ${folder}/error.log;\nworker_processes 1;\ndaemon off;\n`,
      'events { worker_connections 1024; }\n',
      'http {\n  include /etc/nginx/mime.types;\n  types { application/manifest+json webmanifest; }\n',
      `  access_log off;\n  sendfile on;\n  tcp_nopush on;\n${temp.join('')}${http}}\n`,
    ].join(''),
  );
  execFileSync('/usr/sbin/nginx', ['-t', '-q', '-p', folder, '-c', file], { stdio: 'inherit' });
  const child: ChildProcess = spawn('/usr/sbin/nginx', ['-p', folder, '-c', file], { stdio: 'inherit' });
  const stop = () => {
    running.delete(stop);
    child.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
  running.add(stop);
  for (let tries = 0; tries < 50; tries += 1) {
    const answers = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (answers) return { stop };
    await wait(100);
  }
  stop();
  throw new Error(`nginx does not answer on ${origin}`);
}
