/** Lists the view transitions in the tuning panel: each is played by the browser and has numbers, but no timeline. */
import { transition as pageTurn } from '../app/page-turn.transition.ts';
import { devtoolsHook } from '../motion/devtools-hook.ts';
import { transition as changeOfShift } from '../preferences/change-of-shift.transition.ts';

for (const record of [pageTurn, changeOfShift]) {
  const root = document.createElement('i');
  root.hidden = true;
  root.dataset.scene = record.name;
  document.body.append(root);
  devtoolsHook.listRoot?.(root);
  devtoolsHook.connect?.(root, { ...record, when: [...record.when] }, () => {});
}
