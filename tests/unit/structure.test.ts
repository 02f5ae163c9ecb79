/** The hooks in the page lead to their source, as `README.md` says under "I see X, I open Y". */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { allRoutes, pageFile } from '../../src/content/routes.ts';

/** The components' sources, by their path from the repository. */
const sources = Object.fromEntries(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => [join('src', file), readFileSync(join('src', file), 'utf8')]),
);
const files = Object.keys(sources);
const pageFiles = files.filter((file) => /^src\/pages\/.*\/page\.tsx$/.test(file)).sort();

/** Every value of an attribute in the sources, with its file. */
function hooks(attribute: string): { name: string; file: string }[] {
  const pattern = new RegExp(`${attribute}="([^"]+)"`, 'g');
  return Object.entries(sources).flatMap(([file, text]) =>
    [...text.matchAll(pattern)].map(([, name = '']) => ({ name, file })),
  );
}

const folderOf = (file: string) => basename(dirname(file));

test('a section bears the name of its folder in src/pages', () => {
  const sections = hooks('data-section');
  expect(sections.length).toBeGreaterThan(25);
  for (const { name, file } of sections) {
    expect(file).toMatch(/^src\/pages\//);
    expect(folderOf(file), file).toBe(name);
  }
});

test('a component bears the name of its folder in src/components, or of its file in src/app', () => {
  const components = hooks('data-component');
  expect(components.length).toBeGreaterThan(5);
  for (const { name, file } of components)
    expect(file.startsWith('src/app/') ? basename(file, '.tsx') : folderOf(file), file).toBe(name);
  expect(components.filter(({ file }) => !/^src\/(components|app)\//.test(file))).toEqual([]);
});

test('every page folder is a route, and every route a page folder', () => {
  expect(pageFiles).toEqual(allRoutes.map((route) => `src/${pageFile(route)}`).sort());
});

test('every page uses the page frame, and leaves boundaries and deferral to it', () => {
  for (const file of pageFiles) {
    expect(sources[file], file).toMatch(/return (\(\s*)?<PageFrame opening=/);
    expect(sources[file], file).not.toMatch(/boundary\.tsx|deferred\.tsx/);
  }
});

test('every folder of src/pages but home, a table of contents, holds the component that bears its name', () => {
  const named = new Set(hooks('data-section').map(({ file }) => dirname(file)));
  const folders = new Set(files.filter((file) => file.startsWith('src/pages/')).map((file) => dirname(file)));
  expect([...folders].filter((folder) => !named.has(folder))).toEqual(['src/pages/home']);
});

test('a page is a table of contents: 40 lines at most, no hooks', () => {
  for (const file of pageFiles) {
    const text = sources[file] ?? '';
    expect(text.trimEnd().split('\n').length, file).toBeLessThanOrEqual(40);
    expect(text, file).not.toMatch(/\buse[A-Z]/);
  }
});

const filesOf = (pattern: RegExp) =>
  ['src', 'styles', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file))
      .filter((file) => pattern.test(file) && !file.includes('node_modules')),
  );

/** The comments of a source, each as a single text: a block, a run of `//` lines, or the end of a line of code. */
function commentsOf(source: string): string[] {
  const blocks = source.match(/(?<![\w'"`*/])\/\*[\s\S]*?\*\//g) ?? [];
  const runs = source.match(/(?:^[ \t]*\/\/.*\n)+|(?<=[\w)\]};,]) \/\/ .*/gm) ?? [];
  return [
    ...blocks.map((block) => block.replace(/^\/\*+|\*\/$|^[ \t]*\*(?!\/)/gm, '')),
    ...runs.map((run) => run.replace(/^[ \t]*\/\//gm, '')),
  ];
}

/** The paragraphs, headings, list items and table cells of a Markdown text, its code blocks apart. */
const partsOf = (markdown: string): string[] =>
  markdown
    .replace(/^```.*?^```/gms, '')
    .split(/\n{2,}|^ *(?:[-*>]|#+|\d+\.) |\|/m)
    .map((part) => part.replaceAll('**', ''));

/** A sentence that begins with a question word: first, after another sentence, in parentheses, as an item or after a tag. */
const QUESTION = /(?:^\s*|[.!?:…][)"”’]*\s+|\(|\n *- |@\w+ )(?:What|Who|One|Where)\b.*/g;

const questionsIn = (file: string, texts: string[]) =>
  texts.flatMap((text) =>
    (text.match(QUESTION) ?? []).map((found) => `${file}: ${found.replaceAll(/\s+/g, ' ')}`),
  );

test('a sentence begins with its subject, and not with the question that it answers', () => {
  const read = (file: string) => readFileSync(file, 'utf8');
  const sources = filesOf(/(?<!\.module\.css\.d)\.(?:tsx?|m?js|css)$/);
  const readmes = ['README.md', ...filesOf(/\bREADME\.md$/)];
  expect(readmes.length).toBeGreaterThan(4);
  expect([
    ...sources.flatMap((file) => questionsIn(file, commentsOf(read(file)))),
    ...readmes.flatMap((file) => questionsIn(file, partsOf(read(file)))),
  ]).toEqual([]);
});

const readme = readFileSync('README.md', 'utf8');

test('the arrows in README’s tree are the imports of the sources', () => {
  const said = [...readme.matchAll(/^ {2}(\w+)\/ .*→ (.*)$/gm)].map(([, folder = '', list = '']) => [
    folder,
    list === 'nothing' ? [] : list.split(', ').sort(),
  ]);
  expect(said.length).toBeGreaterThan(9);
  const imports = (folder: string) => {
    const found = readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
      .flatMap((file) => {
        const text = readFileSync(join('src', folder, file), 'utf8');
        return [...text.matchAll(/(?:from|import\(|import|glob(?:<.*?>)?\() ?'(\.[^']+)'/g)].map(
          ([, to = '']) => join('src', folder, dirname(file), to).split(/[\\/]/),
        );
      })
      // `env.d.ts` and the like are not modules; the tests lie beside `src`.
      .map(([root, name = '']) => (root === 'src' ? name.replace(/\.ts$/, '') : root))
      .filter((name) => name !== folder && !name?.includes('.'));
    return [...new Set(found)].sort();
  };
  expect(said).toEqual(said.map(([folder]) => [folder, imports(String(folder))]));
});

test('README quotes a scene as it is, and README is short', () => {
  const [, scene = ''] = /```ts\n(.*?)```/s.exec(readme) ?? [];
  expect(scene.length).toBeGreaterThan(400);
  expect(readFileSync('src/pages/resources/blog/blog-parallax.scene.ts', 'utf8')).toContain(scene.trim());
  expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(110);
});
