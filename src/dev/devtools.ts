/** The devtools store: what of the page moves, and how the panel wants it. Hooked into motion before the page is hydrated. */
import { devtoolsHook, type RecordBase } from '../motion/devtools-hook.ts';
import { createStore } from './store.ts';

export type Running = {
  root: HTMLElement;
  record: RecordBase;
  /** A scene's timeline; `null` for a pointer effect, far from the window, and where its media do not match. */
  timeline: gsap.core.Timeline | null;
};

type State = {
  /** All that is wanted, whether it runs or not. */
  running: readonly Running[];
  /** The root whose scene is detached from its trigger and played by hand. */
  tuned: HTMLElement | null;
  markers: boolean;
  /** By scene's name: counts up when it has to be built again, because a number of its config has changed. */
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
      // Its run may end after the connection.
      if (!devtools.get().running.includes(own)) return;
      // GSDevTools calls it by this name.
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
