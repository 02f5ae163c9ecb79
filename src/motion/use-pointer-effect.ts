import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { addCue, type EffectModule } from './cues.ts';
import { versionOf } from './workbench.ts';

/** Hands a root and its pointer effect to the engine. */
export function usePointerEffect(
  root: RefObject<HTMLElement | null>,
  load: () => Promise<EffectModule>,
): void {
  const latest = useRef(load);
  useLayoutEffect(() => {
    latest.current = load;
  });
  const version = versionOf(load);
  useEffect(() => {
    if (!root.current) return;
    const handle = { current: null };
    return addCue({ kind: 'effect', root: root.current, load: latest.current, handle, options: {} }).remove;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another version is another cue
  }, [root, version]);
}
