/** A scene's numbers, read from its source: its module needs a window, which the test runner does not have. */
import { readdirSync, readFileSync } from 'node:fs';
import { configBlock } from '../../../src/dev/config-source.ts';

/** The file of a scene, a pointer effect or a view transition, from the repository. @throws if there is none */
export function sourceFile(scene: string): string {
  const file = readdirSync('src', { recursive: true, encoding: 'utf8' }).find((name) =>
    ['scene', 'effect', 'transition'].some((kind) => name.endsWith(`/${scene}.${kind}.ts`)),
  );
  if (!file) throw new Error(`no scene and no effect is called ${scene}`);
  return `src/${file}`;
}

/**
 * The `config` of a scene: `configOf<typeof reveal>('reveal')` has its type, too.
 * @throws if there is no such scene, or it has no numbers
 */
export function configOf<S extends { config: Record<string, number> }>(scene: string): S['config'] {
  const block = configBlock(readFileSync(sourceFile(scene), 'utf8'));
  const numbers = [...block.matchAll(/^ {2}(\w+): (-?[\d.]+),$/gm)].map(([, key, value]) => [
    key,
    Number(value),
  ]);
  if (numbers.length === 0) throw new Error(`${scene}: no config`);
  return Object.fromEntries(numbers);
}
