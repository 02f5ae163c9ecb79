import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Writes a `.br` and a `.gz` beside every text file over one kilobyte. */
export function compress(out: string) {
  const text = new Set(['.html', '.js', '.css', '.svg', '.xml', '.json', '.webmanifest', '.txt']);
  for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    const file = join(out, name);
    if (!text.has(extname(name)) || !existsSync(file) || statSync(file).size < 1024) continue;
    const bytes = readFileSync(file);
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
