/** The security headers that the host sends, the policy among them. */
import { expect, test } from 'vitest';
import { type HeaderRule, headersOf } from '../../src/build/headers.ts';
import { fileOf } from '../../src/build/addresses.ts';
import { page, paths, read } from './dist.ts';

const rules: HeaderRule[] = JSON.parse(read('.headers.json'));

test('each page’s policy allows its own inline scripts by their hashes, and no others', async () => {
  for (const path of paths) {
    const headers = headersOf(rules, fileOf(path));
    expect(headers['X-Content-Type-Options']).toBe('nosniff');
    const policy = headers['Content-Security-Policy'] ?? '';
    expect(policy).toContain("require-trusted-types-for 'script'");
    const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? '';
    expect(scripts).not.toContain('unsafe');
    const inline = [...page(path).matchAll(/<script(?![^>]*(?: src=|ld\+json))[^>]*>(.*?)<\/script>/gs)];
    expect(inline.length, path).toBeGreaterThan(0);
    for (const [, text = ''] of inline) {
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
      expect(scripts, path).toContain(`'sha256-${Buffer.from(digest).toString('base64')}'`);
    }
  }
});
