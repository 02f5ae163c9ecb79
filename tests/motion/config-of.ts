/** A scene's numbers, read from its source: its module needs a window, which the test runner has not. */
import { readdirSync, readFileSync } from 'node:fs';
import { configBlock } from '../../src/dev/config-source.ts';

/**
 * The `config` of a scene: `configOf<typeof reveal>('reveal')` has its type, too.
 * @throws where there is no such scene, or it has no numbers
 */
export function configOf<S extends { config: Record<string, number> }>(scene: string): S['config'] {
  const file = readdirSync('src', { recursive: true, encoding: 'utf8' }).find((name) =>
    name.endsWith(`/${scene}.scene.ts`),
  );
  const block = configBlock(file ? readFileSync(`src/${file}`, 'utf8') : '');
  const numbers = [...block.matchAll(/^ {2}(\w+): (-?[\d.]+),$/gm)].map(([, key, value]) => [
    key,
    Number(value),
  ]);
  if (numbers.length === 0) throw new Error(`${scene}: no config`);
  return Object.fromEntries(numbers);
}
