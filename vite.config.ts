import globalData from '@csstools/postcss-global-data';
import react from '@vitejs/plugin-react';
import customMedia from 'postcss-custom-media';
import { defineConfig } from 'vitest/config';
import { cssTypes } from './src/build/css-types.ts';
import { hostPlugin } from './src/build/host.ts';
import { prerenderPlugin } from './src/build/prerender.ts';

export default defineConfig(({ command, mode }) => {
  const types = cssTypes(command === 'build' ? 'verify' : 'emit');
  return {
    base: process.env.VITE_ASSET_BASE ?? '/',
    appType: 'mpa',
    plugins: [react(), types.plugin, prerenderPlugin(), hostPlugin()],
    css: {
      modules: { getJSON: types.getJSON, generateScopedName: '[name]__[local]_[hash:base64:4]' },
      postcss: { plugins: [globalData({ files: ['styles/media.css'] }), customMedia()] },
    },
    build: {
      outDir: mode === 'e2e' ? 'dist-motion' : 'dist',
      manifest: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 400,
    },
    test: {
      include: ['tests/unit/**/*.test.{ts,tsx}'],
      environment: 'happy-dom',
      css: true,
      setupFiles: ['tests/unit/setup.ts'],
    },
  };
});
