/**
 * Takes of react-router what the site uses. The package names its development build for every condition, and says of nothing
 * at its top level that it may be left out: forms, its scroll restoration and its server's scripts would be in every first load.
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

/** Drops the names that are for React's developer tools, and marks what only React's own functions and classes make as pure. */
export function withoutSideEffects(code: string): string {
  return code
    .replaceAll(/^\w+\.displayName = .*;$/gm, '')
    .replaceAll(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2')
    .replaceAll(
      /^(var \w+ = )(class extends React\d*\.Component \{[\s\S]*?^\});/gm,
      '$1/* @__PURE__ */ (() => $2)();',
    );
}
