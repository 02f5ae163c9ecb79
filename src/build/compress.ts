import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** `QUICK_BUILD` is for tests, which do not wait for the smallest files. */
const quick = Boolean(process.env.QUICK_BUILD);

/**
 * Writes a `.br` and a `.gz` beside every text file that they make smaller, on all cores at once. Small files
 * count too: messages shrink to half.
 */
export async function compress(out: string): Promise<void> {
  const text = new Set(['.html', '.js', '.css', '.svg', '.xml', '.json', '.webmanifest', '.txt']);
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' })
    .map((name) => join(out, name))
    .filter((file) => text.has(extname(file)));
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      const keep = async (name: string, small: Buffer) => {
        if (small.length < bytes.length) await writeFile(name, small);
      };
      await Promise.all([
        brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quick ? 4 : 11 } }).then((small) =>
          keep(`${file}.br`, small),
        ),
        gz(bytes, { level: quick ? 4 : 9 }).then((small) => keep(`${file}.gz`, small)),
      ]);
    }),
  );
}
