/**
 * What a page's HTML says about its styles and scripts. The styles are in the document, so that the first paint waits for
 * nothing else; the scripts come after what is painted.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Chunk = { file: string; css?: string[]; imports?: string[] };
export type Manifest = Record<string, Chunk>;
/** `modules`: the source files whose chunks a page needs. */
export type PageModules = { path: string; modules: string[] };

const SITE_STYLES = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;

export function pageAssets(manifest: Manifest, out: string, base: string) {
  const read = new Map<string, string>();
  /** The link is disabled, hence not fetched: it tells the bundler's loader that the file is here already. */
  const style = (file: string) => {
    const css = read.get(file) ?? readFileSync(join(out, file), 'utf8').trim();
    read.set(file, css);
    return `<style>${css}</style><link rel="stylesheet" href="${base}${file}" disabled>`;
  };

  return {
    /**
     * Writes them into the built `index.html`.
     * @throws if the build does not know a module
     */
    link(template: string, { path, modules }: PageModules): string {
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
      for (const key of modules) {
        if (!manifest[key]) throw new Error(`prerender: ${path} names ${key}, which the build does not know`);
        visit(key);
      }
      const wanted = (file: string) => !template.includes(file);
      const preloads = [...scripts]
        .filter(wanted)
        .map((file) => `<link rel="modulepreload" fetchpriority="low" href="${base}${file}">`);
      return (
        template
          .replace('<script type="module"', '<script type="module" fetchpriority="low"')
          // The site's styles state the order of the layers, hence come before the page's.
          .replace(SITE_STYLES, (_, href: string) => style(href.slice(base.length)))
          .replace('</head>', () => [...[...css].filter(wanted).map(style), '</head>'].join(''))
          // After the fonts, which the words on screen wait for.
          .replace('<div id="root">', (app) => [...preloads, app].join(''))
      );
    },
  };
}
