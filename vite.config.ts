import globalData from '@csstools/postcss-global-data';
import react from '@vitejs/plugin-react';
import customMedia from 'postcss-custom-media';
import { defineConfig } from 'vitest/config';
import { chunksPlugin } from './src/build/chunks-plugin.ts';
import { cssTypes, scopedName } from './src/build/css-types.ts';
import { hostPlugin } from './src/build/host.ts';
import { prerenderPlugin } from './src/build/prerender.ts';
import { routerPlugin } from './src/build/router-plugin.ts';
import { tuningPlugin } from './src/build/tuning.ts';

/** Unit tests of what runs in Node: a page would take a second for each file. */
const withoutPage = [
  'tests/unit/{build,content,report}/**/*.test.ts',
  'tests/unit/{content,structure}.test.ts',
];
/**
 * Unit tests that need GSAP's clock, or a worker, for themselves, or mock a module, which stays mocked for the files that come
 * after. The others leave their one page as they found it.
 */
const withOwnPage = [
  'tests/unit/{components,cord,dev,motion,scroll}/**/*.test.{ts,tsx}',
  'tests/unit/i18n/messages.test.tsx',
];
/** How long a machine may take is no finding. */
const testTimeout = 120_000;
const page = {
  environment: 'happy-dom',
  css: true,
  setupFiles: ['tests/unit/setup.ts'],
  testTimeout,
};

export default defineConfig(({ command }) => {
  const types = cssTypes(command === 'build' ? 'verify' : 'emit');
  return {
    base: process.env.VITE_ASSET_BASE ?? '/',
    appType: 'mpa',
    plugins: [
      react(),
      routerPlugin(),
      types.plugin,
      chunksPlugin(),
      prerenderPlugin(),
      hostPlugin(),
      tuningPlugin(),
    ],
    css: {
      modules: { getJSON: types.getJSON, generateScopedName: scopedName },
      postcss: { plugins: [globalData({ files: ['styles/media.css'] }), customMedia()] },
    },
    // Its files are not the site's own build, whose output `chunks-plugin.ts` sets.
    worker: { format: 'es', rolldownOptions: { output: { minify: true } } },
    build: {
      outDir: 'dist',
      manifest: true,
      // Fetched with a script and not after it: its styles, and the script that many pages share. All scripts
      // would be a long list, and it is in every first load.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_, files) => files.filter((file) => /\.css$|\/shared-/.test(file)),
      },
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 500,
      // Before the bundler's own (`chunks-plugin.ts`): both together leave 2.5 kB less of the first load than either.
      minify: 'terser',
      terserOptions: { ecma: 2020, compress: { passes: 3 } },
      rolldownOptions: {
        checks: { pluginTimings: false },
      },
    },
    test: {
      projects: [
        {
          extends: true,
          test: {
            ...page,
            name: 'unit',
            include: ['tests/unit/**/*.test.{ts,tsx}'],
            exclude: [...withoutPage, ...withOwnPage],
            isolate: false,
          },
        },
        { extends: true, test: { ...page, name: 'unit-own-page', include: withOwnPage } },
        {
          extends: true,
          test: { name: 'unit-node', testTimeout, include: withoutPage, environment: 'node', isolate: false },
        },
        // These read `dist/`.
        {
          test: {
            name: 'built',
            testTimeout,
            include: ['tests/built/**/*.test.ts'],
            environment: 'node',
          },
        },
      ],
    },
  };
});
