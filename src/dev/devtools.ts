/**
 * The devtools store: the motion on the page, and the panel's wishes for it. Connected before the page is
 * hydrated.
 */
import { devtoolsHook, type RecordBase } from '../motion/devtools-hook.ts';
import { createStore } from './store.ts';

export type Running = {
  root: HTMLElement;
  record: RecordBase;
  /**
   * A scene's timeline; `null` for a pointer effect, and for a scene far from the window or without its
   * media.
   */
  timeline: gsap.core.Timeline | null;
};

type State = {
  /** All motion that the page has, whether it runs or not. */
  running: readonly Running[];
  /** The root whose scene is detached from its trigger and played by hand. */
  tuned: HTMLElement | null;
  markers: boolean;
  /** By scene name: a counter that grows when a changed number of the config asks for a rebuild. */
  revisions: Readonly<Record<string, number>>;
};

export const devtools = createStore<State>({
  running: [],
  tuned: null,
  markers: false,
  revisions: {},
});

export const changeDevtools = (change: Partial<State>) => devtools.set({ ...devtools.get(), ...change });

devtoolsHook.connect = (root, record, restart) => {
  let own: Running = { root, record, timeline: null };
  const others = () => devtools.get().running.filter((entry) => entry !== own);
  const wanted = () => {
    const { tuned, markers, revisions } = devtools.get();
    return { tuned: tuned === root, markers, revision: revisions[record.name] ?? 0 };
  };
  let last = JSON.stringify(wanted());
  const unsubscribe = devtools.subscribe(() => {
    const next = JSON.stringify(wanted());
    if (next === last) return;
    last = next;
    restart();
  });
  changeDevtools({ running: [...others(), own] });
  return {
    wanted,
    publish(timeline) {
      // The run may end after the connection.
      if (!devtools.get().running.includes(own)) return;
      // GSDevTools refers to it by this name.
      if (timeline) timeline.vars.id = record.name;
      const running = others();
      own = { ...own, timeline };
      changeDevtools({ running: [...running, own] });
    },
    disconnect() {
      unsubscribe();
      changeDevtools({ running: others() });
    },
  };
};
