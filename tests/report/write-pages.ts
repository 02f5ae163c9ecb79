/** Writes the report's folder: pages, styles, fonts, figures. */
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import globalData from '@csstools/postcss-global-data';
import postcss from 'postcss';
import customMedia from 'postcss-custom-media';
import { type Change, changesOf, readFigures } from './compare.ts';
import { figureName, figuresOf } from './figures.ts';
import { overview, type Scene } from './overview.ts';
import { developed } from './print.ts';
import type { Result } from './result.ts';
import { scenePage } from './scene-page.ts';
import { sourceOf } from './source.ts';

type Report = {
  folder: string;
  results: Result[];
  /** The file of another run's figures. */
  against: string | undefined;
  /** The scenes whose pages are written; all if it is empty. */
  only: string[];
};

/** The site's tokens, its fonts and the report's own styles, as one file without custom media. */
async function writeStyles(folder: string): Promise<void> {
  const own = ['report', 'bar', 'overview', 'scene-page'].map((name) => `tests/report/${name}.css`);
  const files = ['styles/fonts.css', 'styles/tokens.css', ...own];
  const text = files
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
    .replaceAll("url('./fonts/", "url('fonts/");
  const { css } = await postcss([globalData({ files: ['styles/media.css'] }), customMedia()]).process(text, {
    from: undefined,
  });
  writeFileSync(`${folder}/report.css`, css);
  mkdirSync(`${folder}/fonts`, { recursive: true });
  for (const face of ['anybody', 'familjen-grotesk', 'martian-mono'])
    copyFileSync(`styles/fonts/${face}.woff2`, `${folder}/fonts/${face}.woff2`);
  copyFileSync('tests/report/report.js', `${folder}/report.js`);
}

/** Copies the old pictures of some changes into the folder, so that it stays whole by itself. */
async function keepOld(folder: string, changes: Change[], name: string): Promise<Change[]> {
  return Promise.all(
    changes.map(async (change, index) => {
      if (change.kind === 'number') return change;
      mkdirSync(`${folder}/before`, { recursive: true });
      const { before } = change;
      const file = `before/${'file' in before ? basename(before.file) : `${name}-${index}.webp`}`;
      if ('file' in before) copyFileSync(before.file, `${folder}/${file}`);
      else await developed(before.print).webp().toFile(`${folder}/${file}`);
      return { ...change, before: { file } };
    }),
  );
}

export async function writePages({ folder, results, against, only }: Report): Promise<void> {
  const now = figuresOf(results, new Date());
  const written = (name: string) =>
    only.length === 0 || only.includes(name) || !existsSync(`${folder}/scenes/${name}.html`);
  const before = against ? readFigures(against) : null;
  const scenes: (Scene & { changes: Change[] })[] = [];
  for (const name of new Set(results.map(({ scene }) => scene))) {
    const own = results.filter(({ scene }) => scene === name);
    const changes: Change[] = [];
    for (const result of written(name) ? own : []) {
      const key = figureName(result);
      const [old, after] = [before?.figures[key], now.figures[key]];
      if (old && after && against)
        changes.push(
          ...(await keepOld(
            folder,
            await changesOf(result, { before: old, after }, { folder, against }),
            key,
          )),
        );
    }
    scenes.push({
      name,
      page: own[0]?.page ?? '/',
      source: sourceOf(name),
      results: own,
      changed: changes.length,
      changes,
    });
  }
  mkdirSync(`${folder}/scenes`, { recursive: true });
  await writeStyles(folder);
  for (const scene of scenes.filter(({ name }) => written(name)))
    writeFileSync(`${folder}/scenes/${scene.name}.html`, scenePage(scene, scene.changes));
  writeFileSync(`${folder}/index.html`, overview(scenes));
  writeFileSync(`${folder}/figures.json`, `${JSON.stringify(now)}\n`);
}
