/**
 * Tree-shakes react-router. Its export conditions all point to the development build, and its top-level calls
 * are not marked pure: forms, scroll restoration and server scripts would be in every first load.
 */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const PRODUCTION = 'node_modules/react-router/dist/production';

export function routerPlugin(): Plugin {
  return {
    name: 'router',
    apply: 'build',
    config: () => {
      const file = (name: string) => resolve(import.meta.dirname, '../..', PRODUCTION, name);
      return {
        resolve: {
          alias: [
            { find: /^react-router$/, replacement: file('index.mjs') },
            { find: /^react-router\/dom$/, replacement: file('dom-export.mjs') },
          ],
        },
      };
    },
    transform: {
      filter: { id: /\/react-router\/dist\/production\/.*\.mjs$/ },
      handler: (code) => ({ code: withoutSideEffects(code), map: null }),
    },
  };
}

/**
 * Drops the names for React's developer tools, and marks top-level calls that only create React objects as
 * pure.
 */
export function withoutSideEffects(code: string): string {
  return code
    .replaceAll(/^\w+\.displayName = .*;$/gm, '')
    .replaceAll(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2')
    .replaceAll(
      /^(var \w+ = )(class extends React\d*\.Component \{[\s\S]*?^\});/gm,
      '$1/* @__PURE__ */ (() => $2)();',
    );
}
