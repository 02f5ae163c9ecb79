/** Tells the bundler which modules travel together, and what the files in `assets/` are called. */
import type { Plugin, Rolldown } from 'vite';
import { chunks, pageName } from './chunks.ts';

export function chunksPlugin(): Plugin {
  let root = '';
  let plan: ReturnType<typeof chunks> | null = null;
  const group = (name: 'site' | 'engine', priority: number): Rolldown.CodeSplittingGroup => ({
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
                  codeSplitting: { groups: [group('site', 2), group('engine', 1)] },
                },
              },
            },
          }
        : undefined,
  };
}
