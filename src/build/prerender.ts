/**
 * The build's second half: renders every route of the registry to HTML, links the page's own CSS and chunks,
 * writes the sitemap and the host's files, and compresses what is text.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { ORIGIN } from '../content/site.ts';
import { headScript } from '../preferences/head-script.ts';
import { headerRules } from './headers.ts';
import { headersFile, redirectsFile } from './host-files.ts';

type Chunk = { file: string; css?: string[]; imports?: string[] };
type Manifest = Record<string, Chunk>;
type Rendered = { html: string; head: string };
type Entry = { path: string; modules: string[]; indexed: boolean; date?: string };
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
    transformIndexHtml: (html) => html.replace('<!--script-->', () => `<script>${headScript(base)}</script>`),
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
  const hashes = new Set<string>();
  for (const entry of bundle.entries) {
    const { html, head } = await bundle.render(entry.path);
    const page = template
      .replace('<!--head-->', () => head)
      // After the site's styles: they state the order of the layers.
      .replace('</head>', () => `${links(entry, manifest, template, base)}</head>`)
      .replace('<!--app-->', () => html);
    for (const [, script] of page.matchAll(/<script>([\s\S]*?)<\/script>/g))
      hashes.add(
        `sha256-${createHash('sha256')
          .update(script ?? '')
          .digest('base64')}`,
      );
    const file = join(out, `${entry.path === '/' ? '/index' : entry.path}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, page);
  }
  const rules = headerRules([...hashes], base);
  writeFileSync(join(out, '.headers.json'), JSON.stringify(rules));
  writeFileSync(join(out, '_headers'), headersFile(rules));
  writeFileSync(join(out, '_redirects'), redirectsFile());
  writeFileSync(join(out, 'sitemap.xml'), sitemap(bundle.entries));
  writeFileSync(join(out, 'feed.xml'), bundle.feed());
  rmSync(join(out, '.vite'), { recursive: true });
  compress(out);
  console.log(`prerendered ${bundle.entries.length} pages`);
}

/** Stylesheets and module preloads that this page needs beyond what the template already links. */
function links(entry: Entry, manifest: Manifest, template: string, base: string): string {
  const css = new Set<string>();
  const scripts = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    // What it imports comes first, as when the browser goes from page to page.
    chunk.imports?.forEach(visit);
    for (const file of chunk.css ?? []) css.add(file);
  };
  for (const key of entry.modules) {
    if (!manifest[key])
      throw new Error(`prerender: ${entry.path} names ${key}, which the build does not know`);
    visit(key);
  }
  const wanted = (file: string) => !template.includes(file);
  return [
    ...[...css].filter(wanted).map((file) => `<link rel="stylesheet" href="${base}${file}">`),
    ...[...scripts].filter(wanted).map((file) => `<link rel="modulepreload" href="${base}${file}">`),
  ].join('');
}

function sitemap(entries: Entry[]): string {
  const rows = entries
    .filter((entry) => entry.indexed)
    .map(
      ({ path, date }) =>
        `  <url><loc>${ORIGIN}${path}</loc>${date ? `<lastmod>${date}</lastmod>` : ''}</url>\n`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('')}</urlset>\n`;
}

/** Writes a `.br` and a `.gz` beside every text file over one kilobyte. */
function compress(out: string) {
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
