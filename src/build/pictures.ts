/**
 * Makes every width of every master in `src/build/pictures/` into `public/images/<section>/` as AVIF with a
 * WebP fallback, and writes the table of what exists to `src/content/pictures.ts`. Masters that have not
 * changed since their last run are left alone, so the committed pictures stay byte for byte the same.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const MASTERS = 'src/build/pictures';
const OUT = 'public/images';
/** What was made from which master, for the next run and the tests. */
const RECORD = 'src/build/pictures.json';
/** What the pages read. */
const TABLE = 'src/content/pictures.ts';

/** Widths in pixels for each folder; a master is never enlarged. */
const WIDTHS: Record<string, number[]> = {
  hero: [200, 400, 640, 960, 1280],
  services: [360, 640, 900],
  showcase: [320, 640, 960],
  people: [96, 240, 480, 720],
  blog: [320, 640, 960],
  misc: [400, 800, 1200],
};

export type PictureRow = { width: number; height: number; widths: number[]; master: string };

/** The short hash by which a master is recognised. */
export function fingerprint(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12);
}

export async function makePictures(): Promise<void> {
  const before: Record<string, PictureRow> = existsSync(RECORD)
    ? JSON.parse(readFileSync(RECORD, 'utf8'))
    : {};
  const table: Record<string, PictureRow> = {};
  for (const [folder, wanted] of Object.entries(WIDTHS)) {
    mkdirSync(join(OUT, folder), { recursive: true });
    for (const file of readdirSync(join(MASTERS, folder)).sort()) {
      const source = join(MASTERS, folder, file);
      const name = `${folder}/${file.replace('.webp', '')}`;
      const master = fingerprint(source);
      const { width = 0, height = 0 } = await sharp(source).metadata();
      const widths = [...new Set(wanted.map((w) => Math.min(w, width)))];
      table[name] = { width, height, widths, master };
      if (before[name]?.master === master && before[name].widths.join() === widths.join()) continue;
      for (const w of widths) {
        const resized = sharp(source).resize(w);
        await resized
          .clone()
          .avif({ quality: 58, effort: 5 })
          .toFile(join(OUT, `${name}-${w}.avif`));
        await resized
          .clone()
          .webp({ quality: 80, effort: 5 })
          .toFile(join(OUT, `${name}-${w}.webp`));
      }
      console.log(name, widths.join(' '));
    }
  }
  writeFileSync(RECORD, `${JSON.stringify(table, null, 2)}\n`);
  const rows = Object.entries(table).map(
    ([name, { width, height }]) => `  '${name}': [${width}, ${height}],\n`,
  );
  const folders = Object.entries(WIDTHS).map(([folder, wanted]) => `  ${folder}: [${wanted.join(', ')}],\n`);
  writeFileSync(
    TABLE,
    `/** Every picture with its master's width and height (px). Written by \`npm run pictures\`. */
export const pictures = {\n${rows.join('')}} as const;

export type PictureName = keyof typeof pictures;

/** The widths that a folder's pictures are made in, px; none is wider than its master. */
export const folderWidths: Record<string, number[]> = {\n${folders.join('')}};
`,
  );
}

if (process.argv[2]?.endsWith('pictures.ts')) await makePictures();
