/** Response headers of every page, written once: for the preview server and for the host's files. */

/**
 * The security headers.
 * @param scriptHashes `sha256-…` of each inline script in the final HTML
 * @param assetBase `/`, or the address of the network that serves the assets
 */
export function securityHeaders(scriptHashes: string[], assetBase: string): Record<string, string> {
  const assets = assetBase.startsWith('http') ? ` ${new URL(assetBase).origin}` : '';
  const policy = [
    `default-src 'self'${assets}`,
    `script-src 'self'${assets} ${scriptHashes.map((hash) => `'${hash}'`).join(' ')}`,
    `style-src 'self'${assets}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${assets}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
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

/** How long a browser may keep a file, by its address. */
export function cacheControl(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  if (/^\/(images|video|fonts|icons|og)\//.test(path)) return 'public, max-age=604800';
  return 'no-cache';
}
