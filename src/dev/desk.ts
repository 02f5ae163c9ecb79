/**
 * The tuning desk's state: its switches, kept in the address, and what they do to the page. It finds the scene that the
 * address names, gives its numbers to the scene's config, and tells the workbench what to take off its trigger.
 */
import { allCues, subscribeCues } from '../motion/cues.ts';
import { gsap } from '../motion/gsap.ts';
import type { Config } from '../motion/scene.ts';
import { jumpTo } from '../motion/scroll.ts';
import { readBench, setBench, subscribeBench } from '../motion/workbench.ts';
import { flags, readSwitches, type Switches, writeSwitches } from './switches.ts';

let switches = readSwitches(location.search);
let shown: HTMLElement | null = null;
const listeners = new Set<() => void>();
/** Each config's numbers as its file has them. */
const originals = new WeakMap<Config, Config>();

export const readDesk = () => switches;

export function subscribeDesk(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Turns switches, and writes them into the address without a step in the history. */
export function turn(change: Partial<Switches>): void {
  const before = switches;
  switches = { ...switches, ...change };
  if (change.tune !== undefined && change.tune?.name !== before.tune?.name) {
    restore(before);
    switches.set = change.set ?? {};
  }
  shown = change.tune ? null : shown;
  write();
  apply();
  for (const listener of listeners) listener();
}

/** The page's scenes and pointer effects by name, each with its roots in the page's order. */
export function scenesOnPage(): Map<string, { id: number; root: HTMLElement }[]> {
  const sorted = [...allCues()].sort((a, b) =>
    a.root.compareDocumentPosition(b.root) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  const scenes = new Map<string, { id: number; root: HTMLElement }[]>();
  for (const { id, root } of sorted) {
    const name = root.dataset.scene ?? root.querySelector<HTMLElement>('[data-scene]')?.dataset.scene;
    if (name) scenes.set(name, [...(scenes.get(name) ?? []), { id, root }]);
  }
  return scenes;
}

/** Sets one number of the tuned scene's config and has it built again. */
export function setNumber(config: Config, name: string, key: string, value: number): void {
  remember(config);
  config[key] = value;
  switches = { ...switches, set: { ...switches.set, [key]: value } };
  write();
  again(name);
  for (const listener of listeners) listener();
}

/** Puts the numbers of the file back. */
export function resetNumbers(config: Config, name: string): void {
  Object.assign(config, originals.get(config));
  turn({ set: {} });
  again(name);
}

/** The number that the file has. */
export const original = (config: Config, key: string) => originals.get(config)?.[key] ?? config[key] ?? 0;

function restore({ tune }: Switches) {
  for (const { record } of readBench().running.values())
    if (record.name === tune?.name && originals.has(record.config)) {
      Object.assign(record.config, originals.get(record.config));
      again(record.name);
    }
}

function again(name: string) {
  const { takes } = readBench();
  setBench({ takes: { ...takes, [name]: (takes[name] ?? 0) + 1 } });
}

function remember(config: Config): boolean {
  if (originals.has(config)) return false;
  originals.set(config, { ...config });
  return true;
}

function write() {
  const search = writeSwitches(location.search, switches);
  if (search !== location.search)
    history.replaceState(history.state, '', location.pathname + search + location.hash);
}

function apply() {
  const { tune, markers, slow, set } = switches;
  const { dataset } = document.documentElement;
  for (const flag of flags)
    if (switches[flag]) dataset[flag] = '';
    else delete dataset[flag];
  gsap.globalTimeline.timeScale(slow);

  const found = tune && scenesOnPage().get(tune.name)?.[tune.nth - 1];
  const root = found?.root ?? null;
  const bench = readBench();
  if (bench.tuned !== root || bench.markers !== markers) setBench({ tuned: root, markers });
  if (root && root !== shown && !root.closest('dialog')) {
    // A scene is fetched when it comes near; one that is taller than the window begins at its top.
    const box = root.getBoundingClientRect();
    jumpTo(Math.max(0, window.scrollY + box.top - Math.max(0, (window.innerHeight - box.height) / 2)));
  }
  shown = root ?? shown;

  // A record that came just now, or was hot-reloaded, takes the numbers of the address.
  const record = found && bench.running.get(found.id)?.record;
  if (record && remember(record.config) && Object.keys(set).length > 0) {
    for (const key of Object.keys(set)) if (key in record.config) record.config[key] = Number(set[key]);
    again(record.name);
  }
}

/** Keeps the page as the switches say while scenes come and go, from now on. */
export function keepDesk(): void {
  let asked = false;
  const soon = () => {
    if (asked) return;
    asked = true;
    queueMicrotask(() => {
      asked = false;
      apply();
    });
  };
  // The router's addresses know nothing of the switches.
  const navigation = Reflect.get(window, 'navigation') as EventTarget | undefined;
  navigation?.addEventListener('navigatesuccess', write);
  subscribeCues(soon);
  subscribeBench(soon);
  apply();
}
