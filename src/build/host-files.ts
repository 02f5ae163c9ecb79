/** The files in `dist/` that static hosts read: `_headers` and `_redirects`. */
import { redirects, routes } from '../content/routes.ts';
import type { HeaderRule } from './headers.ts';

export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ folder, headers }) =>
      [`${folder}*\n`, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)].join(''),
    )
    .join('');
}

export function redirectsFile(): string {
  return [
    ...redirects.map(([from, to]) => `${from} ${to} 308\n`),
    // Entries that do not exist: the page that has them says so.
    ...routes.filter(({ entries }) => entries).map(({ path }) => `${path}/* ${path}/404.html 404\n`),
  ].join('');
}
