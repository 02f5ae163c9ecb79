/**
 * The build's second half: renders every route of the registry to HTML with the page's own styles and chunks,
 * writes the sitemap and the host's files, and compresses all text.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { minify } from 'terser';
import type { Plugin } from 'vite';
import { headScript } from '../preferences/head-script.ts';
import { compress } from './compress.ts';
import { darkWithoutScript } from './dark-without-script.ts';
import { fileOf } from './addresses.ts';
import { headerRules, type InlineHashes } from './headers.ts';
import { headersFile, redirectsFile } from './host-files.ts';
import { openingPictures, withRoughPictures } from './opening-pictures.ts';
import { type Manifest, type PageModules, pageAssets } from './page-assets.ts';
import { type SitemapEntry, sitemap } from './sitemap.ts';

type Rendered = { html: string; head: string };
type Entry = PageModules & SitemapEntry & { page: string };
type Bundle = { entries: Entry[]; render(path: string): Promise<Rendered>; feed(): string };

export function prerenderPlugin(): Plugin {
  let base = '/';
  return {
    name: 'prerender',
    config: () => ({
      builder: {},
      environments: {
        ssr: {
          build: {
            ssr: true,
            outDir: '.prerender',
            manifest: false,
            copyPublicDir: false,
            rollupOptions: { input: 'src/prerender.tsx' },
          },
        },
      },
    }),
    configResolved(config) {
      base = config.base;
    },
    async transformIndexHtml(html) {
      const { code } = await minify(headScript());
      return html.replace('<!--script-->', () => `<script>${code}</script>`);
    },
    buildApp: {
      order: 'post',
      async handler(builder) {
        const { client, ssr } = builder.environments;
        if (!client || !ssr) throw new Error('prerender: the client and ssr environments are missing');
        if (!client.isBuilt) await builder.build(client);
        if (!ssr.isBuilt) await builder.build(ssr);
        const out = resolve(builder.config.root, client.config.build.outDir);
        const bundle: Bundle = await import(pathToFileURL(resolve('.prerender/prerender.js')).href);
        await writePages(bundle, out, base);
        rmSync('.prerender', { recursive: true });
      },
    },
  };
}

async function writePages(bundle: Bundle, out: string, base: string) {
  const template = readFileSync(join(out, 'index.html'), 'utf8');
  const manifest: Manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8'));
  const assets = pageAssets(manifest, out, base);
  const dark = darkWithoutScript(out, base);
  const hashes = new Map<`/${string}`, InlineHashes>();
  for (const entry of bundle.entries) {
    const { html, head } = await bundle.render(entry.path);
    const page = assets
      .link(template, entry)
      .replace('</head>', () => `${dark}</head>`)
      .replace('<!--pictures-->', () => openingPictures(html))
      .replace('<!--head-->', () => head)
      .replace('<div id="root"', `$& data-page="${entry.page}"`)
      .replace('<!--app-->', () => withRoughPictures(html));
    hashes.set(fileOf(entry.path), { scripts: inline(page, 'script'), styles: inline(page, 'style') });
    const file = join(out, fileOf(entry.path));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, page);
  }
  const rules = headerRules(hashes, base);
  writeFileSync(join(out, '.headers.json'), JSON.stringify(rules));
  writeFileSync(join(out, '_headers'), headersFile(rules));
  writeFileSync(join(out, '_redirects'), redirectsFile());
  writeFileSync(join(out, 'sitemap.xml'), sitemap(bundle.entries));
  writeFileSync(join(out, 'feed.xml'), bundle.feed());
  rmSync(join(out, '.vite'), { recursive: true });
  await compress(out);
  console.log(`prerendered ${bundle.entries.length} pages`);
}

/** The hashes of a page's inline scripts or styles, as its security policy names them. */
const inline = (html: string, tag: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${tag}(?: type="module")?>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
  );
