import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Writes a `.br` and a `.gz` beside every text file over one kilobyte, on all cores at once. */
export async function compress(out: string): Promise<void> {
  const text = new Set(['.html', '.js', '.css', '.svg', '.xml', '.json', '.webmanifest', '.txt']);
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' })
    .map((name) => join(out, name))
    .filter((file) => text.has(extname(file)) && existsSync(file) && statSync(file).size >= 1024);
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      await Promise.all([
        brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).then((small) =>
          writeFile(`${file}.br`, small),
        ),
        gz(bytes, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
      ]);
    }),
  );
}
