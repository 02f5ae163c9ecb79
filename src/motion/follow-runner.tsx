/** Joins one follower to the pointer, under its media. */
import type { Cue } from './cues.ts';
import type { Follow } from './follow.ts';
import { gsap, useGSAP } from './gsap.ts';
import { mediaQuery } from './media.ts';
import { trackPointer } from './pointer.ts';
import { useModule } from './use-module.ts';
import { useTake } from './workbench.ts';

type FollowCue = Extract<Cue, { kind: 'follow' }>;

export function FollowRunner({ cue }: { cue: FollowCue }) {
  const follower = useModule(cue.load, cue.root)?.follower as Follow | undefined;
  const take = useTake(cue, follower);
  useGSAP(
    () => {
      if (!follower) return;
      const media = gsap.matchMedia();
      media.add(mediaQuery(follower.when), () => {
        const parts = follower.parts(cue.root);
        const move = follower.follow(parts, follower.config);
        return trackPointer(cue.root, follower, (point, box, target) =>
          move(follower.aim(point, box, follower.config), target),
        );
      });
      return () => media.revert();
    },
    { dependencies: [follower, take], revertOnUpdate: true },
  );
  return null;
}
