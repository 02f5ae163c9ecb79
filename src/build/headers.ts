/** Response headers of every address, written once for the preview server, the host's files and nginx. */

/**
 * Headers of a file, or of a folder's files if the path ends with a slash. A later rule overrides an earlier
 * one.
 */
export type HeaderRule = { path: `/${string}`; headers: Record<string, string> };

/** `sha256-…` of each inline script and style of a page. */
export type InlineHashes = { scripts: string[]; styles: string[] };

export const POLICY = 'Content-Security-Policy';
export const TYPE = 'Content-Type';

export const isFolder = ({ path }: Pick<HeaderRule, 'path'>) => path.endsWith('/');

/**
 * How long browsers may keep files: hashed names for good, the others for a week. The two icons have the
 * addresses where browsers and chat programs look by themselves.
 */
const kept = {
  '/assets/': 'public, max-age=31536000, immutable',
  '/images/': 'public, max-age=31536000, immutable',
  '/icons/': 'public, max-age=604800',
  '/og/': 'public, max-age=604800',
  '/favicon.ico': 'public, max-age=604800',
  '/apple-touch-icon.png': 'public, max-age=604800',
} as const;

/** The types of files that hosts do not know by name. */
const types = { '/feed.xml': 'application/atom+xml; charset=utf-8', '/favicon.ico': 'image/x-icon' };

/**
 * `Cache-Control` of everything else: revalidated each time. Hosts that read `_headers` do that by
 * themselves.
 */
const REVALIDATED = 'no-cache';

/**
 * The rules of the site, its folders and its pages. A page's policy allows its own inline scripts and styles;
 * the site's allows those of all pages, as an unknown address may get any of them. Other files need none.
 * @param pages the inline scripts and styles of each page, by its file
 * @param assetBase `/`, or the address of the network that serves the assets
 */
export function headerRules(pages: ReadonlyMap<`/${string}`, InlineHashes>, assetBase: string): HeaderRule[] {
  const all = [...pages.values()];
  const policy = (of: InlineHashes[]) => ({ [POLICY]: contentPolicy(of, assetBase) });
  // Without it, browsers refuse fonts, modules and fetched pictures of another origin.
  const shared = assetBase.startsWith('http') ? { 'Access-Control-Allow-Origin': '*' } : {};
  const paths = Object.keys(kept) as (keyof typeof kept)[];
  return [
    { path: '/', headers: { ...policy(all), ...security } },
    ...paths.map((path) => ({ path, headers: { 'Cache-Control': kept[path], ...shared, ...policy([]) } })),
    ...Object.entries(types).map(([path, type]) => ({
      path: path as `/${string}`,
      headers: { [TYPE]: type },
    })),
    ...[...pages].map(([path, hashes]) => ({ path, headers: policy([hashes]) })),
  ];
}

/** The headers that these rules give a file. */
export function headersOf(rules: readonly HeaderRule[], file: string): Record<string, string> {
  const own = rules.filter((rule) => (isFolder(rule) ? file.startsWith(rule.path) : file === rule.path));
  return Object.assign({ 'Cache-Control': REVALIDATED }, ...own.map(({ headers }) => headers));
}

function contentPolicy(pages: InlineHashes[], assetBase: string): string {
  const assets = assetBase.startsWith('http') ? ` ${new URL(assetBase).origin}` : '';
  const inline = (kind: keyof InlineHashes) =>
    [...new Set(pages.flatMap((page) => page[kind]))].map((hash) => ` '${hash}'`).join('');
  return [
    `default-src 'self'${assets}`,
    `script-src 'self'${assets}${inline('scripts')}`,
    `style-src 'self'${assets}${inline('styles')}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${assets}`,
    "object-src 'none'",
    "base-uri 'none'",
    // For the contact form without scripts, which opens a mail; nothing is posted.
    'form-action mailto:',
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types cord-painter',
  ].join('; ');
}

const security = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), browsing-topics=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};
