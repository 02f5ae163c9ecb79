import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { addCue, type FollowModule } from './cues.ts';
import { versionOf } from './workbench.ts';

/** Hands a root and its follower to the engine. */
export function useFollow(root: RefObject<HTMLElement | null>, load: () => Promise<FollowModule>): void {
  const latest = useRef(load);
  useLayoutEffect(() => {
    latest.current = load;
  });
  const version = versionOf(load);
  useEffect(() => {
    if (!root.current) return;
    const handle = { current: null };
    return addCue({ kind: 'follow', root: root.current, load: latest.current, handle, options: {} }).remove;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another version is another cue
  }, [root, version]);
}
