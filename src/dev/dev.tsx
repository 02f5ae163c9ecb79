/**
 * The dev server's tools, loaded by `main.tsx` there and nowhere else. Shift+D opens the tuning panel; its
 * parameters in the address work from the first load. A full reload restores the scroll position.
 */
import { readParameters } from './url-parameters.ts';

const SCROLL = 'dev:scroll';
let opening: Promise<typeof import('./panel.tsx')> | null = null;

function open() {
  opening ??= import('./panel.tsx');
  return opening;
}

addEventListener('keydown', (event) => {
  const target = event.target as Element | null;
  if (!event.shiftKey || event.code !== 'KeyD' || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target?.closest('input:not([type=range]), textarea, select, [contenteditable]')) return;
  event.preventDefault();
  void open().then(({ togglePanel }) => togglePanel());
});

const { open: wanted, markers, grid, outlines, slow } = readParameters(location.search);
if (wanted || markers || grid || outlines || slow < 1) void open().then(({ mountPanel }) => mountPanel());

import.meta.hot?.on('vite:beforeFullReload', () => sessionStorage.setItem(SCROLL, String(scrollY)));
const kept = Number(sessionStorage.getItem(SCROLL) ?? 0);
sessionStorage.removeItem(SCROLL);
if (kept > 0) {
  // The page grows as its chunks arrive.
  const back = () => window.scrollTo({ top: kept, behavior: 'instant' });
  const observer = new ResizeObserver(back);
  observer.observe(document.body);
  setTimeout(() => observer.disconnect(), 1500);
}
