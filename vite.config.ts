import { resolve } from 'node:path';
import globalData from '@csstools/postcss-global-data';
import react from '@vitejs/plugin-react';
import customMedia from 'postcss-custom-media';
import { defineConfig } from 'vitest/config';
import { cssTypes, scopedName } from './src/build/css-types.ts';
import { hostPlugin } from './src/build/host.ts';
import { prerenderPlugin } from './src/build/prerender.ts';
import { tuningPlugin } from './src/build/tuning.ts';

/** What only some visits need: what some pages alone show, the sheet, and everything that moves. */
const ON_DEMAND =
  /\/(service-dialog|demo|cable|chat-thread|modal|next-page|questions|count|team-grid|values)\/|menu-sheet|\.(scene|effect)\.ts/;

/** The content that the frame itself shows. */
const FRAME_CONTENT = /\/src\/content\/(contact|faq|headings|menus|pictures|routes|services|team)\.ts/;

/** A page's chunk is called by its address: `src/pages/services/chatbots/page.tsx` gives `services-chatbots`. */
const pageName = (file: string) => /\/src\/pages\/(.+)\/page\.tsx$/.exec(file)?.[1]?.replaceAll('/', '-');

export default defineConfig(({ command, mode }) => {
  const types = cssTypes(command === 'build' ? 'verify' : 'emit');
  return {
    base: process.env.VITE_ASSET_BASE ?? '/',
    appType: 'mpa',
    plugins: [react(), types.plugin, prerenderPlugin(), hostPlugin(), tuningPlugin()],
    resolve: {
      // react-router's own exports know no production condition: without this its warnings are shipped to visitors.
      alias:
        command === 'build'
          ? [
              {
                find: 'react-router/dom',
                replacement: resolve('node_modules/react-router/dist/production/dom-export.mjs'),
              },
              {
                find: /^react-router$/,
                replacement: resolve('node_modules/react-router/dist/production/index.mjs'),
              },
            ]
          : [],
    },
    css: {
      modules: { getJSON: types.getJSON, generateScopedName: scopedName },
      postcss: { plugins: [globalData({ files: ['styles/media.css'] }), customMedia()] },
    },
    build: {
      outDir: mode === 'e2e' ? 'dist-motion' : 'dist',
      manifest: true,
      minify: 'terser',
      // `unsafe` in terser's words: an anonymous function without `this` becomes an arrow, which cannot be `new`ed. Nobody does.
      terserOptions: {
        ecma: 2022,
        module: true,
        compress: { passes: 3, unsafe_arrows: true, unsafe_methods: true },
      },
      // A page's styles are fetched with it. Its scripts are not listed beforehand: the list would be in every first load.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
      },
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 500,
      rolldownOptions: {
        checks: { pluginTimings: false },
        output: {
          // The first load carries every chunk's address: seven characters tell them apart as well as eight.
          chunkFileNames: ({ name, facadeModuleId }) =>
            `assets/${pageName(facadeModuleId ?? '') ?? name}-[hash:7].js`,
          assetFileNames: 'assets/[name]-[hash:7][extname]',
          // Few chunks compress better than many: the frame with its libraries, the engine, and each page.
          codeSplitting: {
            groups: [
              {
                name: 'site',
                priority: 3,
                test: (id: string) =>
                  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser)\//.test(
                    id,
                  ) ||
                  (/\/src\/(app|i18n|preferences|components|cord)\//.test(id) &&
                    !ON_DEMAND.test(id) &&
                    !/messages\/|inner-radius/.test(id)) ||
                  FRAME_CONTENT.test(id) ||
                  /\/messages\/(shell|people|service-cards)\.en\.ts/.test(id) ||
                  /\/src\/motion\/(cues|media|scroll|use-(scene|pointer-effect|media))\.tsx?/.test(id),
              },
              {
                name: 'engine',
                priority: 2,
                test: /node_modules\/(gsap|@gsap)\/(?!Flip|utils\/matrix)|\/src\/motion\/(?!smooth-scroll|flip)/,
              },
              {
                name: 'home',
                priority: 1,
                test: /\/src\/pages\/home\/(?!.*(\.(scene|effect)\.|draw-showcase))|\/messages\/home\.en\.ts|\/src\/content\/(hero|showcase|testimonials)\.ts/,
              },
            ],
          },
        },
      },
    },
    test: {
      include: ['tests/unit/**/*.test.{ts,tsx}'],
      environment: 'happy-dom',
      css: true,
      setupFiles: ['tests/unit/setup.ts'],
    },
  };
});
