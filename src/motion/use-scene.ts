/** Hands a section's root and its scene to the engine. The section does not import GSAP, and paints without it. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { addCue, type SceneModule, type SceneOptions, setCueOptions } from './cues.ts';
import { versionOf } from './workbench.ts';

/**
 * @param load a literal `() => import('./name.scene.ts')`, so that the scene is a chunk of its own
 * @returns a ref that holds the scene's timeline while it runs, else null
 */
export function useScene(
  root: RefObject<HTMLElement | null>,
  load: () => Promise<SceneModule>,
  options: SceneOptions = {},
): RefObject<gsap.core.Timeline | null> {
  const handle = useRef<gsap.core.Timeline | null>(null);
  const id = useRef(0);
  const latest = useRef({ load, options });
  useLayoutEffect(() => {
    latest.current = { load, options };
  });

  const version = versionOf(load);
  useEffect(() => {
    if (!root.current) return;
    const { load: first, options: initial } = latest.current;
    const cue = addCue({ kind: 'scene', root: root.current, load: first, handle, options: initial });
    id.current = cue.id;
    return cue.remove;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another version is another cue
  }, [root, version]);

  // Before the paint: else a frame would show the new state before its timeline takes it back to the old one.
  const { state, playing } = options;
  useLayoutEffect(() => {
    setCueOptions(id.current, { ...latest.current.options, state, playing });
  }, [state, playing]);
  return handle;
}
