/**
 * Whether the site may move. The head script sets `html[data-motion="full"]` before the first paint if the
 * system and the visitor's own switch allow it; without the attribute, the whole still version applies.
 */
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { isFullMotion } from '../browser/is-full-motion.ts';
import { onSavedElsewhere, read, write } from './storage.ts';
import { usePageValue } from './use-page-value.ts';

type Value = {
  /** True if scenes may run. */
  fullMotion: boolean;
  /** The footer's switch: true when the visitor asked for stillness. */
  reduced: boolean;
  setReduced: (reduced: boolean) => void;
  /** The pause button shared by typewriter and video. */
  paused: boolean;
  setPaused: (paused: boolean) => void;
};

/** The storage key, and the name of the event that announces a change. */
const KEY = 'allo:motion';
const REDUCE = '(prefers-reduced-motion: reduce)';
const MotionContext = createContext<Value | null>(null);
/** Whether the browser has everything with which scenes watch the page. */
const canMove = 'IntersectionObserver' in globalThis && 'ResizeObserver' in globalThis;
/** The visitor's choice in this visit, which holds even if storage is blocked. */
let choice: string | null = null;

/** Whether the visitor asks for stillness now. */
export const isReduced = () => (choice ?? read(KEY)) === 'reduced';

const mayMove = () => canMove && !isReduced() && !matchMedia(REDUCE).matches;

function apply(): void {
  if (mayMove()) document.documentElement.dataset.motion = 'full';
  else delete document.documentElement.dataset.motion;
  dispatchEvent(new Event(KEY));
}

export function MotionProvider({ children }: { children: ReactNode }) {
  const fullMotion = usePageValue(KEY, isFullMotion, false);
  const reduced = usePageValue(KEY, isReduced, false);
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    const system = matchMedia(REDUCE);
    const end = onSavedElsewhere(KEY, (saved) => {
      if (saved !== undefined) choice = saved;
      apply();
    });
    system.addEventListener('change', apply);
    // The settings may have changed since the head script ran.
    queueMicrotask(() => mayMove() !== isFullMotion() && apply());
    return () => {
      system.removeEventListener('change', apply);
      end();
    };
  }, []);

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
