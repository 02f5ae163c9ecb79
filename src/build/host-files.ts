/** The files in `dist/` that static hosts read: `_headers` and `_redirects`. */
import { redirects, routes } from '../content/routes.ts';
import { type HeaderRule, isFolder, POLICY } from './headers.ts';

/** One policy for all: of two that fit an address, such a host makes one header, and the browser heeds both. */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .filter(isFolder)
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).filter(([name]) => path === '/' || name !== POLICY);
      return [`${path}*\n`, ...lines.map(([name, value]) => `  ${name}: ${value}\n`)].join('');
    })
    .join('');
}

export function redirectsFile(): string {
  return [
    ...redirects.map(([from, to]) => `${from} ${to} 308\n`),
    // Entries that do not exist: the page that has them says so.
    ...routes.filter(({ entries }) => entries).map(({ path }) => `${path}/* ${path}/404.html 404\n`),
  ].join('');
}
