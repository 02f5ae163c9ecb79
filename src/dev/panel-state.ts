/**
 * The panel's state, kept in the address, and its effects on the page: finds the scene that the address
 * names, writes its numbers into the scene's config, and tells the devtools store which root to take off its
 * trigger.
 */
import { gsap } from '../motion/gsap.ts';
import type { Config } from '../motion/scene.ts';
import { jumpTo } from '../scroll/scroll.ts';
import { createStore } from './store.ts';
import { changeDevtools, devtools } from './devtools.ts';
import { flags, type PanelState, readParameters, writeParameters } from './url-parameters.ts';

export const panelState = createStore(readParameters(location.search));
let shown: HTMLElement | null = null;
/** Each config's numbers, as in its file. */
const originals = new WeakMap<Config, Config>();

/** Changes the state and writes it into the address, without a history entry. */
export function setPanel(change: Partial<PanelState>): void {
  const before = panelState.get();
  const next = { ...before, ...change };
  if (change.tune !== undefined && change.tune?.name !== before.tune?.name) {
    restore(before);
    next.set = change.set ?? {};
  }
  shown = change.tune ? null : shown;
  panelState.set(next);
  write();
  apply();
}

/** The page's scenes and pointer effects by name, each with its roots in the page's order. */
export function scenesOnPage(): Map<string, HTMLElement[]> {
  const sorted = devtools
    .get()
    .running.map(({ root }) => root)
    .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  const scenes = new Map<string, HTMLElement[]>();
  for (const root of sorted) {
    const name = root.dataset.scene;
    if (name) scenes.set(name, [...(scenes.get(name) ?? []), root]);
  }
  return scenes;
}

/** The scene or effect of a root. */
export const runningAt = (root: HTMLElement | undefined) =>
  devtools.get().running.find((entry) => entry.root === root);

/** Sets one number of the tuned scene's config and has it built again. */
export function setNumber(config: Config, name: string, key: string, value: number): void {
  remember(config);
  config[key] = value;
  const state = panelState.get();
  panelState.set({ ...state, set: { ...state.set, [key]: value } });
  write();
  rebuild(name);
}

/** Restores the numbers of the file. */
export function resetNumbers(config: Config, name: string): void {
  Object.assign(config, originals.get(config));
  setPanel({ set: {} });
  rebuild(name);
}

/** The number in the file. */
export const original = (config: Config, key: string) => originals.get(config)?.[key] ?? config[key] ?? 0;

function restore({ tune }: PanelState) {
  for (const { record } of devtools.get().running)
    if (record.name === tune?.name && originals.has(record.config)) {
      Object.assign(record.config, originals.get(record.config));
      rebuild(record.name);
    }
}

function rebuild(name: string) {
  const { revisions } = devtools.get();
  changeDevtools({ revisions: { ...revisions, [name]: (revisions[name] ?? 0) + 1 } });
}

function remember(config: Config): boolean {
  if (originals.has(config)) return false;
  originals.set(config, { ...config });
  return true;
}

function write() {
  const search = writeParameters(location.search, panelState.get());
  if (search !== location.search)
    history.replaceState(history.state, '', location.pathname + search + location.hash);
}

function apply() {
  const now = panelState.get();
  const { tune, markers, slow, set } = now;
  const { dataset } = document.documentElement;
  for (const flag of flags)
    if (now[flag]) dataset[flag] = '';
    else delete dataset[flag];
  gsap.globalTimeline.timeScale(slow);

  const root = (tune && scenesOnPage().get(tune.name)?.[tune.nth - 1]) ?? null;
  const last = devtools.get();
  if (last.tuned !== root || last.markers !== markers) changeDevtools({ tuned: root, markers });
  if (root && root !== shown && !root.closest('dialog')) {
    // A scene is built only near the window; one taller than the window shows its top.
    const box = root.getBoundingClientRect();
    jumpTo(Math.max(0, window.scrollY + box.top - Math.max(0, (window.innerHeight - box.height) / 2)));
  }
  shown = root ?? shown;

  // A record that has just come, or was hot-reloaded, takes the numbers in the address.
  const record = root && runningAt(root)?.record;
  if (record && remember(record.config) && Object.keys(set).length > 0) {
    for (const [key, value] of Object.entries(set)) if (key in record.config) record.config[key] = value;
    rebuild(record.name);
  }
}

/** From now on, applies the state to the page as scenes come and go. */
export function keepApplied(): void {
  let asked = false;
  const soon = () => {
    if (asked) return;
    asked = true;
    queueMicrotask(() => {
      asked = false;
      apply();
    });
  };
  // The router's navigations drop the panel's parameters.
  window.navigation?.addEventListener('navigatesuccess', write);
  devtools.subscribe(soon);
  apply();
}
