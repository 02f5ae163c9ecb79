/**
 * Drives css-modules-typescript-loader from Vite. The loader was written for webpack: it is handed each CSS
 * module's class names and writes (`emit`) or checks (`verify`) the `.module.css.d.ts` beside it.
 */
import loader from 'css-modules-typescript-loader';
import type { Plugin } from 'vite';

type Mode = 'emit' | 'verify';

/** Calls the loader for one file. Rejects when `verify` finds a missing or outdated declaration. */
export function runLoader(file: string, names: Record<string, string>, mode: Mode): Promise<void> {
  return new Promise((resolve, reject) => {
    const context = {
      resourcePath: file,
      query: `?mode=${mode}`,
      async: () => (error: Error | null) =>
        error
          ? reject(new Error(error.message.replace('Run webpack', 'Run `npm run tool -- types:css`')))
          : resolve(),
    };
    loader.call(context, `exports.locals = ${JSON.stringify(names, null, 1)}`);
  });
}

/**
 * A class's name on the page, from its file's path: `.track` of `pages/home/showcase/showcase.module.css` is
 * `home-showcase_track`, `.typed` of `pages/home/hero/hero-headline.module.css` is `home-hero-hero-headline_typed`.
 * A path is unique, so the name needs no hash, which would not compress.
 */
export function scopedName(local: string, file: string): string {
  const path =
    /\/src\/(?:pages\/|components\/)?(.+)\.module\.css/.exec(file.replaceAll('\\', '/'))?.[1] ?? file;
  const folders = path.split('/');
  const stem = folders.pop() ?? '';
  return `${folders.at(-1) === stem ? folders.join('-') : [...folders, stem].join('-')}_${local}`;
}

/** The `getJSON` hook for `css.modules`, and the plugin that waits for its work (Vite does not await the hook). */
export function cssTypes(mode: Mode) {
  const pending: Promise<void>[] = [];
  const plugin: Plugin = {
    name: 'css-types',
    async buildEnd() {
      await Promise.all(pending.splice(0));
    },
  };
  const getJSON = (file: string, names: Record<string, string>) => {
    const work = runLoader(file.split('?')[0] ?? file, names, mode);
    work.catch(() => {});
    pending.push(work);
  };
  return { plugin, getJSON };
}
