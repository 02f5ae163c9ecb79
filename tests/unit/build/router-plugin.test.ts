import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withoutSideEffects } from '../../../src/build/router-plugin.ts';

const folder = 'node_modules/react-router/dist/production';

test('the installed router’s top-level calls are marked as free of side effects', () => {
  const [code] = readdirSync(folder)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .filter((text) => text.includes('function ScrollRestoration('));
  if (!code) throw new Error('the router has no ScrollRestoration');
  expect(code).toMatch(/^ScrollRestoration\.displayName/m);
  const marked = withoutSideEffects(code);
  expect(marked).not.toMatch(/^\w+\.displayName/m);
  expect(marked).toMatch(/^var Form = \/\* @__PURE__ \*\/ React\d*\.forwardRef\(/m);
  expect(marked).toMatch(/^var RemixErrorBoundary = \/\* @__PURE__ \*\/ \(\(\) => class extends React/m);
  expect(marked).not.toMatch(/^var \w+ = (class extends React|React\d*\.(createContext|forwardRef|memo))/m);
  // The rest of the code is unchanged.
  const bare = (text: string) =>
    text
      .replaceAll(/\/\* @__PURE__ \*\/ |\(\(\) => (?=class)/g, '')
      .replaceAll(/^\}\)\(\);$/gm, '};')
      .replaceAll(/^\w+\.displayName = .*;$/gm, '');
  expect(bare(marked)).toBe(bare(code));
});
