/**
 * Renders every master in `src/build/pictures/` to `public/images/<section>/`: each width as AVIF, the widest
 * as WebP too. Writes the table of them to `src/content/pictures.ts`. Masters unchanged since the last run
 * are skipped, so committed pictures stay byte for byte the same. A file's name has the hash of its contents,
 * so that browsers may keep it for good. An opaque master gets a rough version, too, which the build writes
 * into the pages that open with the picture (`opening-pictures.ts`).
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { ROUGH } from './opening-pictures.ts';

const MASTERS = 'src/build/pictures';
const OUT = 'public/images';
/** The pictures made from each master, for the next run and the tests. */
const RECORD = 'src/build/pictures.json';
/** The table that the pages read. */
const TABLE = 'src/content/pictures.ts';

/** Widths in pixels for each folder; a master is never enlarged. */
const WIDTHS: Record<string, number[]> = {
  hero: [200, 400, 640, 720, 960, 1280],
  services: [360, 640, 720, 900],
  showcase: [320, 640, 960],
  people: [96, 240, 480, 720],
  blog: [320, 640, 960],
  misc: [400, 800, 1200],
};

type PictureRow = { width: number; height: number; widths: number[]; master: string; version: string };

/** The short hash by which a master is recognised. */
export function fingerprint(file: string): string {
  return hash([readFileSync(file)]).slice(0, 12);
}

/** A short hash of all files made from a master, in the order of its widths, the WebP last. */
export const versionOf = (files: readonly Buffer[]): string => hash(files).slice(0, 6);

function hash(files: readonly Buffer[]): string {
  const sum = createHash('sha256');
  for (const file of files) sum.update(file);
  return sum.digest('hex');
}

/** The files made from a master, by the ends of their names. */
async function render(source: string, widths: readonly number[]): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const width of widths) {
    const avif = sharp(source).resize(width).avif({ quality: 58, effort: 5 });
    files.set(`${width}.avif`, await avif.toBuffer());
  }
  const widest = Math.max(...widths);
  const webp = sharp(source).resize(widest).webp({ quality: 80, effort: 5 });
  files.set(`${widest}.webp`, await webp.toBuffer());
  return files;
}

/** Writes a picture's rough version, about 2 kB, unless it is a cutout: its shape would have a soft seam. */
async function writeRough(source: string, name: string, isCutout: boolean): Promise<void> {
  const file = join(ROUGH, `${name}.avif`);
  rmSync(file, { force: true });
  if (isCutout) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await sharp(source).resize(480).avif({ quality: 10, effort: 6 }).toBuffer());
}

async function makePictures(): Promise<void> {
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
      const { width = 0, height = 0, hasAlpha } = await sharp(source).metadata();
      const widths = [...new Set(wanted.map((w) => Math.min(w, width)))];
      const last = before[name];
      if (last?.master === master && last.widths.join() === widths.join()) {
        table[name] = last;
        continue;
      }
      const files = await render(source, widths);
      await writeRough(source, name, hasAlpha);
      const version = versionOf([...files.values()]);
      table[name] = { width, height, widths, master, version };
      for (const old of last?.widths ?? [])
        for (const type of ['avif', 'webp'])
          rmSync(join(OUT, `${name}-${last?.version}-${old}.${type}`), { force: true });
      for (const [end, file] of files) writeFileSync(join(OUT, `${name}-${version}-${end}`), file);
      console.log(name, widths.join(' '));
    }
  }
  writeFileSync(RECORD, `${JSON.stringify(table, null, 2)}\n`);
  const rows = Object.entries(table).map(
    ([name, { width, height, version }]) => `  '${name}': [${width}, ${height}, '${version}'],\n`,
  );
  const folders = Object.entries(WIDTHS).map(([folder, wanted]) => `  ${folder}: [${wanted.join(', ')}],\n`);
  writeFileSync(
    TABLE,
    `/** Every picture with its master's width and height (px) and the hash in its files' names. Written by \`npm run tool -- pictures\`. */
export const pictures = {\n${rows.join('')}} as const;

export type PictureName = keyof typeof pictures;

/** The widths that a folder's pictures are made in, px; none is wider than its master. */
export const folderWidths: Record<string, number[]> = {\n${folders.join('')}};
`,
  );
}

if (process.argv[2]?.endsWith('pictures.ts')) await makePictures();
