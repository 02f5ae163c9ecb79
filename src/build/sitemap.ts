import { ORIGIN } from '../content/site.ts';

export type SitemapEntry = { path: string; indexed: boolean; date?: string | undefined };

export function sitemap(entries: readonly SitemapEntry[]): string {
  const rows = entries
    .filter((entry) => entry.indexed)
    .map(
      ({ path, date }) =>
        `  <url><loc>${ORIGIN}${path}</loc>${date ? `<lastmod>${date}</lastmod>` : ''}</url>\n`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('')}</urlset>\n`;
}
