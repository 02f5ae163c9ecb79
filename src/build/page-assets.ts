/**
 * The styles and scripts in a page's HTML. Styles are inlined, so that the first paint waits for nothing
 * else; scripts are requested after it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Chunk = { file: string; css?: string[]; imports?: string[] };
export type Manifest = Record<string, Chunk>;
/** `modules`: the source files whose chunks a page needs. */
export type PageModules = { path: string; modules: string[] };

const ENTRY = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;
/**
 * Waits for the first words or picture on screen, or for a second if nothing is painted, as in a background
 * tab. A frame of bare paper does not count. A page whose script is lost stands still, and answers presses as
 * it would without scripts. It names no file, so its hash in the policy is the same in each build.
 */
const START = `await new Promise((go) => {
setTimeout(go, 1000);
new PerformanceObserver((list) => {
if (list.getEntriesByName("first-contentful-paint")[0]) go();
}).observe({ type: "paint", buffered: true });
});
const [entry, ...links] = document.querySelectorAll("link[rel=modulepreload]");
for (const link of links) { link.media = "all"; document.head.append(link); }
import(entry.href).catch(takePresses);`;

const SITE_STYLES = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;

export function pageAssets(manifest: Manifest, out: string, base: string) {
  const read = new Map<string, string>();
  /**
   * The disabled link tells the bundler's loader that the style sheet is already there. It is not fetched: the
   * preload scanner does not heed `disabled`, but it heeds the media.
   */
  const style = (file: string) => {
    const css = read.get(file) ?? readFileSync(join(out, file), 'utf8').trim();
    read.set(file, css);
    return `<style>${css}</style><link rel="stylesheet" href="${base}${file}" media="not all" disabled>`;
  };

  return {
    /**
     * Writes a page's styles and scripts into the built `index.html`.
     * @throws if the build does not know a module
     */
    link(template: string, { path, modules }: PageModules): string {
      const css = new Set<string>();
      const scripts = new Set<string>();
      const visit = (key: string) => {
        const chunk = manifest[key];
        if (!chunk || scripts.has(chunk.file)) return;
        scripts.add(chunk.file);
        // A chunk's imports come first, as when the browser goes from page to page.
        chunk.imports?.forEach(visit);
        for (const file of chunk.css ?? []) css.add(file);
      };
      for (const key of modules) {
        if (!manifest[key]) throw new Error(`prerender: ${path} names ${key}, which the build does not know`);
        visit(key);
      }
      const wanted = (file: string) => !template.includes(file);
      const entry = ENTRY.exec(template)?.[1] ?? '';
      // The entry comes first: `START` relies on it.
      const preload = (address: string) =>
        `<link rel="modulepreload" fetchpriority="low" media="not all" href="${address}">`;
      const preloads = [entry, ...[...scripts].filter(wanted).map((file) => base + file)].map(preload);
      return (
        template
          .replace(ENTRY, () => `<script type="module">${START}</script>`)
          // The site's styles declare the order of the layers, so they come before the page's.
          .replace(SITE_STYLES, (_, href: string) => style(href.slice(base.length)))
          .replace('</head>', () => [...[...css].filter(wanted).map(style), '</head>'].join(''))
          // After the fonts, which the words on screen wait for.
          .replace('<div id="root">', (app) => [...preloads, app].join(''))
      );
    },
  };
}
