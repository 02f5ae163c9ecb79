/** Tells the bundler which modules travel together, and what the files in `assets/` are called. */
import type { Plugin, Rolldown } from 'vite';
import { chunks, type Group, pageName } from './chunks.ts';

/**
 * A hint that V8 reads in a file's first line: nearly all of the `site` chunk is called, so it is compiled
 * off the main thread while it arrives, and not function by function during hydration.
 */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad';

export function chunksPlugin(): Plugin {
  let root = '';
  let plan: ReturnType<typeof chunks> | null = null;
  const group = (name: Group, priority: number): Rolldown.CodeSplittingGroup => ({
    debugName: name,
    priority,
    name: (id, context) => {
      plan ??= chunks(root, (module) => context.getModuleInfo(module));
      return plan.get(id) === name ? name : null;
    },
  });
  return {
    name: 'chunks',
    configResolved(config) {
      ({ root } = config);
    },
    buildStart() {
      plan = null;
    },
    generateBundle: {
      // After Vite, which puts a line of its own first.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && file.name === 'site') file.code = `${COMPILE_ALL}\n${file.code}`;
      },
    },
    configEnvironment: (name) =>
      name === 'client'
        ? {
            build: {
              rolldownOptions: {
                output: {
                  chunkFileNames: ({ name: stem, facadeModuleId }) =>
                    `assets/${pageName(facadeModuleId ?? '') ?? stem}-[hash].js`,
                  assetFileNames: ({ originalFileNames }) =>
                    `assets/${originalFileNames.map(pageName).find(Boolean) ?? '[name]'}-[hash][extname]`,
                  minify: true,
                  codeSplitting: { groups: [group('site', 2), group('shared', 1)] },
                },
              },
            },
          }
        : undefined,
  };
}
