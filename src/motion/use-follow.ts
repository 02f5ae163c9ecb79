import { type RefObject, useEffect, useRef } from 'react';
import { addCue, type FollowModule } from './cues.ts';

/** Hands a root and its follower to the engine. */
export function useFollow(root: RefObject<HTMLElement | null>, load: () => Promise<FollowModule>): void {
  const first = useRef(load);
  useEffect(() => {
    if (!root.current) return;
    const handle = { current: null };
    return addCue({ kind: 'follow', root: root.current, load: first.current, handle, options: {} }).remove;
  }, [root]);
}
