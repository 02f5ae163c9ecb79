/**
 * Lists the view transitions in the tuning panel. The browser plays them, so they have numbers but no
 * timeline. The style sheet has the same numbers, which the tuned ones override.
 */
import { transition as pageTurn } from '../app/page-turn.transition.ts';
import { devtoolsHook } from '../motion/devtools-hook.ts';
import { transition as themeWipe } from '../preferences/theme-wipe.transition.ts';

const records = [pageTurn, themeWipe];
const tuned = new CSSStyleSheet();
document.adoptedStyleSheets.push(tuned);

function apply(): void {
  const numbers = records.flatMap(({ config }) => Object.entries<number>(config));
  const declarations = numbers.map(([name, seconds]) => `--${name}: ${seconds}s;`);
  tuned.replaceSync(`html::view-transition { ${declarations.join(' ')} }`);
}

for (const record of records) {
  const root = document.createElement('i');
  root.hidden = true;
  root.dataset.scene = record.name;
  document.body.append(root);
  devtoolsHook.connect?.(root, record, apply);
}
