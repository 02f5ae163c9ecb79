/** `npm run tool -- types:css`: writes the declaration of every CSS module, and removes those whose module is gone. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import postcss from 'postcss';
import modules from 'postcss-modules';
import { runLoader } from './css-types.ts';

const all = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) => join('src', file));
const files = all.filter((file) => file.endsWith('.module.css'));
for (const file of files) {
  let names: Record<string, string> = {};
  const collect = modules({
    getJSON: (_: string, json: Record<string, string>) => {
      names = json;
    },
  });
  await postcss([collect]).process(readFileSync(file, 'utf8'), { from: file });
  await runLoader(resolve(file), names, 'emit');
}
for (const declaration of all.filter((file) => file.endsWith('.module.css.d.ts')))
  if (!existsSync(declaration.replace('.d.ts', ''))) rmSync(declaration);
console.log(`${files.length} CSS modules have their types`);
