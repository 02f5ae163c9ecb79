/**
 * Whether the site may move. `html[data-motion="full"]` is set before first paint by the head script when the
 * system and the visitor's own switch allow it; the whole still version hangs on its absence.
 */
import { createContext, type ReactNode, useContext, useMemo, useState, useSyncExternalStore } from 'react';
import { read, write } from './storage.ts';

type Value = {
  /** True where scenes may run. */
  fullMotion: boolean;
  /** The footer's switch: true when the visitor asked for stillness. */
  reduced: boolean;
  setReduced: (reduced: boolean) => void;
  /** The pause button shared by typewriter and video. */
  paused: boolean;
  setPaused: (paused: boolean) => void;
};

const KEY = 'allo:motion';
const REDUCE = '(prefers-reduced-motion: reduce)';
const listeners = new Set<() => void>();
const MotionContext = createContext<Value | null>(null);
let failed = false;
let choice: string | null = null;

export const isFullMotion = () => document.documentElement.dataset.motion === 'full';

function apply(): void {
  const fullMotion = !failed && (choice ?? read(KEY)) !== 'reduced' && !matchMedia(REDUCE).matches;
  if (fullMotion) document.documentElement.dataset.motion = 'full';
  else delete document.documentElement.dataset.motion;
  for (const listener of listeners) listener();
}

/** The engine could not be fetched or broke: the page becomes its still version. */
export function motionFailed(): void {
  failed = true;
  apply();
}

function subscribe(listener: () => void) {
  const system = matchMedia(REDUCE);
  listeners.add(listener);
  system.addEventListener('change', apply);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', apply);
  };
}

export function MotionProvider({ children }: { children: ReactNode }) {
  const fullMotion = useSyncExternalStore(subscribe, isFullMotion, () => false);
  const reduced = useSyncExternalStore(
    subscribe,
    () => (choice ?? read(KEY)) === 'reduced',
    () => false,
  );
  const [paused, setPaused] = useState(false);
  const value = useMemo<Value>(
    () => ({
      fullMotion,
      reduced,
      paused,
      setPaused,
      setReduced: (next) => {
        choice = next ? 'reduced' : 'full';
        write(KEY, choice);
        apply();
      },
    }),
    [fullMotion, reduced, paused],
  );
  return <MotionContext value={value}>{children}</MotionContext>;
}

/** @throws outside a `MotionProvider` */
export function useMotion(): Value {
  const value = useContext(MotionContext);
  if (!value) throw new Error('useMotion must be used inside a MotionProvider');
  return value;
}
