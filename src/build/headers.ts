/** Response headers of every address, written once: for the preview server, the host's files and nginx. */

/** Headers of all files in a folder, over those of the folders above it. */
export type HeaderRule = { folder: `/${string}`; headers: Record<string, string> };

export type InlineHashes = { scripts: string[]; styles: string[] };

const quoted = (hashes: string[]) => hashes.map((hash) => `'${hash}'`).join(' ');

/** Folders whose files a browser may keep, and how: those with hashed names for good, the others for a week. */
const kept = {
  '/assets/': 'public, max-age=31536000, immutable',
  '/images/': 'public, max-age=31536000, immutable',
  '/icons/': 'public, max-age=604800',
  '/og/': 'public, max-age=604800',
} as const;

/** `Cache-Control` of everything else: asked for again each time. Hosts that read `_headers` do so by themselves. */
export const REVALIDATED = 'no-cache';

/**
 * The headers of the whole site, the site's own first.
 * @param hashes `sha256-…` of each inline script and style in the final HTML
 * @param assetBase `/`, or the address of the network that serves the assets
 */
export function headerRules(hashes: InlineHashes, assetBase: string): HeaderRule[] {
  const security = securityHeaders(hashes, assetBase);
  // A font, a module and a fetched picture of another origin are refused without it.
  const shared = assetBase.startsWith('http') ? { 'Access-Control-Allow-Origin': '*' } : {};
  const folders = Object.keys(kept) as (keyof typeof kept)[];
  return [
    { folder: '/', headers: security },
    ...folders.map((folder) => ({ folder, headers: { 'Cache-Control': kept[folder], ...shared } })),
  ];
}

/** The headers of one address by these rules. */
export function headersOf(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const own = rules.filter(({ folder }) => path.startsWith(folder)).map(({ headers }) => headers);
  return Object.assign({ 'Cache-Control': REVALIDATED }, ...own);
}

function securityHeaders(hashes: InlineHashes, assetBase: string): Record<string, string> {
  const assets = assetBase.startsWith('http') ? ` ${new URL(assetBase).origin}` : '';
  const policy = [
    `default-src 'self'${assets}`,
    `script-src 'self'${assets} ${quoted(hashes.scripts)}`,
    `style-src 'self'${assets} ${quoted(hashes.styles)}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${assets}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types cord-painter',
  ].join('; ');
  return {
    'Content-Security-Policy': policy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), browsing-topics=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
}
