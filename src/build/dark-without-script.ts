/**
 * The dark theme without scripts, where nothing sets the class `dark`: a style sheet of its own follows the
 * system.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Container, parse, type Rule } from 'postcss';

const DARK = /(html|:root)\.dark(?![\w-])/g;
const NOT_DARK = /(html|:root):not\(\.dark\)/g;

/**
 * The rules of a style sheet that need the class `dark`, rewritten to need none at the same specificity, and
 * rules that revert those for its absence.
 */
export function darkRules(css: string): string {
  const root = parse(css);
  root.walkComments((comment) => void comment.remove());
  root.walkDecls((declaration) => {
    if (declaration.parent?.type !== 'rule') declaration.remove();
  });
  root.walkRules((rule) => {
    const dark = renamed(rule, DARK);
    const light = renamed(rule, NOT_DARK);
    light?.walkDecls((declaration) => void (declaration.value = 'revert-layer'));
    rule.replaceWith(...[dark, light].filter((one) => one !== null));
  });
  prune(root);
  return root.toString().trim();
}

/** Removes at-rules that are left empty. */
function prune(container: Container): void {
  container.each((node) => {
    if (node.type !== 'atrule') return;
    prune(node);
    if (!node.nodes?.length) node.remove();
  });
}

/**
 * A copy of a rule with the selectors that match `root`, whose class becomes `:root`; null if none matches.
 */
function renamed(rule: Rule, root: RegExp): Rule | null {
  const selectors = rule.selectors.filter((selector) => selector.search(root) >= 0);
  if (selectors.length === 0) return null;
  return rule.clone({ selectors: selectors.map((selector) => selector.replace(root, '$1:root')) });
}

/**
 * Writes that style sheet beside the others.
 * @param out folder of the build
 * @param base prefix of every address
 * @returns the markup that links it
 */
export function darkWithoutScript(out: string, base: string): string {
  const folder = join(out, 'assets');
  const sheets = readdirSync(folder).filter((file) => file.endsWith('.css'));
  const css = sheets.map((file) => darkRules(readFileSync(join(folder, file), 'utf8'))).join('');
  const file = `assets/dark-${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`;
  writeFileSync(join(out, file), css);
  const link = `<link rel="stylesheet" href="${base}${file}" media="(prefers-color-scheme: dark)">`;
  return `<noscript>${link}</noscript>`;
}
