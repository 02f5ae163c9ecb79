/** Joins one pointer effect to the pointer, under its media. */
import type { Cue } from './cues.ts';
import type { PointerEffect } from './pointer-effect.ts';
import { useGSAP } from './gsap.ts';
import { trackPointer } from './pointer.ts';
import { useMedia } from './use-media.ts';
import { useModule } from './use-module.ts';
import { useTake } from './workbench.ts';

type EffectCue = Extract<Cue, { kind: 'effect' }>;

export function PointerEffectRunner({ cue }: { cue: EffectCue }) {
  const effect = useModule(cue.load, cue.root)?.effect as PointerEffect | undefined;
  const allowed = useMedia(...(effect?.when ?? ['full-motion']));
  const take = useTake(cue, effect);
  useGSAP(
    () => {
      if (!effect || !allowed) return;
      const parts = effect.parts(cue.root);
      const move = effect.move(parts, effect.config);
      return trackPointer(cue.root, effect, (point, box, target) =>
        move(effect.target(point, box, effect.config), target),
      );
    },
    { dependencies: [effect, allowed, take], revertOnUpdate: true },
  );
  return null;
}
