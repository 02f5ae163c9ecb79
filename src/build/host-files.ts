/** The files in `dist/` that static hosts read: `_headers` and `_redirects`. */
import { redirects, routes } from '../content/routes.ts';
import { missingPage } from './addresses.ts';
import { type HeaderRule, isFolder, POLICY } from './headers.ts';

/** The longest line that a known host reads; it silently drops a longer one, and the header with it. */
const LONGEST_LINE = 2000;

/**
 * The text of `_headers`, with a single policy: if two matched an address, such a host would join them and
 * the browser would enforce both.
 * @throws if a line is longer than hosts read
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const lines = rules
    .filter(({ path }) => !path.endsWith('.html'))
    .flatMap(({ path, headers }) => [
      isFolder({ path }) ? `${path}*` : path,
      ...Object.entries(headers)
        .filter(([name]) => path === '/' || name !== POLICY)
        .map(([name, value]) => `  ${name}: ${value}`),
    ]);
  const tooLong = lines.find((line) => line.length > LONGEST_LINE);
  if (tooLong) throw new Error(`_headers: a line of ${tooLong.length} characters: ${tooLong.slice(0, 60)}…`);
  return lines.map((line) => `${line}\n`).join('');
}

export function redirectsFile(): string {
  return [
    ...redirects.map(([from, to]) => `${from} ${to} 308\n`),
    // An unknown entry gets the 404 of its page, one level down and no further.
    ...routes
      .filter(({ entries }) => entries)
      .map(({ path }) => `${path}/:slug ${missingPage(`${path}/a`)} 404\n`),
  ].join('');
}
