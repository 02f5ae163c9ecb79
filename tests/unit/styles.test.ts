/** The rules of the style sheets and the sources that use them: breakpoints, colours and classes have one source each. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Declaration, type Node, parse, type Rule } from 'postcss';
import { expect, test } from 'vitest';

const read = (folder: string, pattern: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file) && !file.endsWith('.d.ts'))
    .map((file) => ({ file: join(folder, file), text: readFileSync(join(folder, file), 'utf8') }));

const sheets = [...read('src', /\.css$/), ...read('styles', /\.css$/)].map((sheet) => ({
  ...sheet,
  root: parse(sheet.text),
}));
const scripts = read('src', /\.tsx?$/);
const modules = sheets.filter(({ file }) => file.endsWith('.module.css'));

/** Literal colours. Pure black and white, for shadows and highlights, are `black`, `white` or `rgb(0 0 0 / …)`. */
const COLOUR =
  /#[0-9a-f]{3,8}\b|\b(?:hsla?|hwb|lab|lch|oklab|oklch)\(|\brgba?\((?!(?:0 0 0|255 255 255) \/|var\()/gi;

/** A node's place: file and line. */
const at = (file: string, node: Node) => `${file}:${node.source?.start?.line}`;

const declarations = (pick: (declaration: Declaration, file: string) => boolean) =>
  sheets.flatMap(({ file, root }) => {
    const found: string[] = [];
    root.walkDecls((declaration) => {
      if (pick(declaration, file)) found.push(`${at(file, declaration)} ${declaration.toString()}`);
    });
    return found;
  });

/** The only rule that may not use a token; its comment says why. */
const selection = declarations(({ parent }) => (parent as Rule).selector?.endsWith('::selection'));

test('a style sheet asks for a window size by its name in styles/media.css', () => {
  const raw = sheets.flatMap(({ file, root }) => {
    const found: string[] = [];
    root.walkAtRules('media', (rule) => {
      if (/(width|height)\b/.test(rule.params)) found.push(`${at(file, rule)} ${rule.params}`);
    });
    return found;
  });
  expect(raw).toEqual([]);
  expect(sheets.length).toBeGreaterThan(70);
});

test('a script asks for a window size by its name', () => {
  const raw = scripts.filter(({ text }) => /\((min|max)-(width|height):/.test(text)).map(({ file }) => file);
  expect(raw).toEqual([]);
});

test('a colour is a token, or a custom property if a single drawing has it', () => {
  const raw = declarations(({ prop, value }) => !prop.startsWith('--') && COLOUR.test(value));
  expect(raw.filter((found) => !selection.includes(found))).toEqual([]);
});

test('selected text has the colours of the signal', () => {
  const token = (name: string) =>
    declarations(({ prop }) => prop === name).map((found) => found.split(': ')[1])[0];
  const colours = selection.map((found) => found.split(': ')[1]).filter((value) => value !== 'currentcolor');
  expect(colours).toEqual([
    token('--orange'),
    '#' +
      (token('--carbon-rgb') ?? '')
        .split(' ')
        .map((n) => Number(n).toString(16).padStart(2, '0'))
        .join(''),
    token('--flame'),
  ]);
});

test('no two style sheets have the same literal colour: a shared colour is a token', () => {
  const homes = new Map<string, Set<string>>();
  for (const { file, root } of sheets)
    root.walkDecls((declaration) => {
      for (const [colour] of declaration.value.matchAll(/#[0-9a-f]{3,8}\b/gi))
        homes.set(colour.toLowerCase(), (homes.get(colour.toLowerCase()) ?? new Set()).add(file));
    });
  expect([...homes].filter(([, files]) => files.size > 1)).toEqual([]);
});

test('no script has a colour, except content, which names those of its pictures', () => {
  const found = scripts
    .filter(({ file }) => !/^src\/content\/|\/(?:content|route)\.ts$/.test(file))
    .filter(({ text }) => /['"`\s(:]#[0-9a-f]{3,8}\b|\brgba?\(/i.test(text));
  expect(found.map(({ file }) => file)).toEqual([]);
});

test('a custom property that is read is set somewhere', () => {
  const set = new Set<string>();
  for (const { root } of sheets) root.walkDecls(/^--/, ({ prop }) => void set.add(prop));
  for (const { text } of scripts)
    for (const [, name = ''] of text.matchAll(/['"`](--[\w-]+)(?:['"`]|\$\{index\}`)/g)) set.add(name);
  const unset = declarations(({ value }) =>
    [...value.matchAll(/var\((--[\w-]+)\)/g)].some(
      ([, name = '']) => !set.has(name.replace(/\d+$/, '')) && !set.has(name),
    ),
  );
  expect(unset).toEqual([]);
});

test('every class of a module is used by a script that imports it', () => {
  expect(modules.length).toBeGreaterThan(60);
  const unused = modules.flatMap(({ file, root }) => {
    const classes = new Set<string>();
    root.walkRules(({ selector }) => {
      for (const [, name = ''] of selector.replace(/:global\([^)]*\)/g, '').matchAll(/\.([a-z][\w-]*)/gi))
        classes.add(name);
    });
    const users = scripts.flatMap((script) => {
      const imported = [...script.text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)];
      return imported
        .filter(([, , path = '']) => join(dirname(script.file), path) === file)
        .map(([, name = '']) => ({ name, text: script.text }));
    });
    const used = (name: string) =>
      users.some((user) => new RegExp(`\\b${user.name}\\.${name}\\b`).test(user.text));
    return [...classes].filter((name) => !used(name)).map((name) => `${file} .${name}`);
  });
  expect(unused).toEqual([]);
});

test('every file that a style sheet fetches exists', () => {
  const missing = declarations(({ value }) =>
    [...value.matchAll(/url\('(\/[^']+)'\)/g)].some(([, path = '']) => !existsSync(join('public', path))),
  );
  expect(missing).toEqual([]);
});

test('the root has no `::selection`, which the whole page would inherit', () => {
  const selections: string[] = [];
  for (const { root } of sheets)
    root.walkRules(
      ({ selectors }) => void selections.push(...selectors.filter((one) => one.endsWith('::selection'))),
    );
  expect(selections.length).toBeGreaterThan(1);
  expect(selections.filter((one) => /^(?:\*|html|:root(?:\.\w+)?)?::selection$/.test(one))).toEqual([]);
});
