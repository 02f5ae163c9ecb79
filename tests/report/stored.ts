/** A run's files on disk: a result for each scene and window, and a record of the run until it is finished. */
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { Result } from './result.ts';

export const resultFile = (folder: string, name: string) => `${folder}/data/${name}.json`;

/** A result, or null if there is none. */
export function readResult(folder: string, name: string): Result | null {
  const file = resultFile(folder, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/**
 * Begins a run, or goes on with one that was stopped on the same build.
 * @param stamp the time of the build that is measured, ms
 * @returns the names that are done
 */
export function begin(folder: string, stamp: number): Set<string> {
  const file = `${folder}/run.json`;
  const run = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  if (run?.stamp !== stamp) {
    writeFileSync(file, JSON.stringify({ stamp, began: Date.now() }));
    return new Set();
  }
  const done = readdirSync(`${folder}/data`).filter(
    (name) => statSync(`${folder}/data/${name}`).mtimeMs > run.began,
  );
  return new Set(done.map((name) => name.replace('.json', '')));
}

/** Ends a run that is complete: the next one begins with the first scene. */
export const finish = (folder: string) => rmSync(`${folder}/run.json`, { force: true });
