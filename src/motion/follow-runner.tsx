/** Joins one follower to the pointer, under its media. */
import type { Cue } from './cues.ts';
import type { Follow } from './follow.ts';
import { useGSAP } from './gsap.ts';
import { trackPointer } from './pointer.ts';
import { useMedia } from './use-media.ts';
import { useModule } from './use-module.ts';
import { useTake } from './workbench.ts';

type FollowCue = Extract<Cue, { kind: 'follow' }>;

export function FollowRunner({ cue }: { cue: FollowCue }) {
  const follower = useModule(cue.load, cue.root)?.follower as Follow | undefined;
  const allowed = useMedia(...(follower?.when ?? ['full-motion']));
  const take = useTake(cue, follower);
  useGSAP(
    () => {
      if (!follower || !allowed) return;
      const parts = follower.parts(cue.root);
      const move = follower.follow(parts, follower.config);
      return trackPointer(cue.root, follower, (point, box, target) =>
        move(follower.aim(point, box, follower.config), target),
      );
    },
    { dependencies: [follower, allowed, take], revertOnUpdate: true },
  );
  return null;
}
