/** Builds the site, unless no source has changed since the last build. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = ['src', 'styles', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'];
const BUILT = 'dist/index.html';

const changed = (path: string) => (existsSync(path) ? statSync(path).mtimeMs : 0);

/** The time of the newest change to a source, ms. */
function newest(): number {
  const files = SOURCES.flatMap((source) =>
    statSync(source).isDirectory()
      ? readdirSync(source, { recursive: true, encoding: 'utf8' })
          // The dev server writes these from the styles.
          .filter((file) => !file.endsWith('.css.d.ts'))
          .map((file) => join(source, file))
      : [source],
  );
  return Math.max(...files.filter((file) => statSync(file).isFile()).map(changed));
}

/** @returns the time of the build, ms */
export function buildOnce(): number {
  if (changed(BUILT) < newest()) {
    console.log('building the site');
    const { status } = spawnSync('npx', ['vite', 'build', '--logLevel', 'warn'], {
      stdio: 'inherit',
      // The runner has set it to development: the site would be built with React's own checks, and slower.
      env: { ...process.env, NODE_ENV: 'production' },
    });
    if (status !== 0) process.exit(1);
  }
  return changed(BUILT);
}
