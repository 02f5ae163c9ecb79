/** Installs Debian's packages, if apt-get may. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs packages with apt-get. @returns false if there is none, or it may not */
export function aptInstall(...packages) {
  const root = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const mayInstall = root.length === 0 || spawnSync('sudo', ['-n', 'true']).status === 0;
  if (!existsSync('/usr/bin/apt-get') || !mayInstall) return false;
  console.log(`\n> installing ${packages.join(', ')}`);
  const apt = (...args) => {
    const [command, ...rest] = [...root, 'apt-get', ...args];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    return spawnSync(command, rest, { stdio: 'inherit', env }).status === 0;
  };
  return apt('update', '-qq') && apt('install', '-y', '-qq', ...packages);
}
