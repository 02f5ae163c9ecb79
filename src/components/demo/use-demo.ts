import { useState } from 'react';
import type { Config, Parts, Scene } from '../../motion/scene.ts';
import { type SceneArguments, type SceneHandle, useScene } from '../../motion/use-scene.ts';
import { useMotion } from '../../preferences/motion.tsx';

export type DemoControl = {
  /** Whether there is anything to play: in the still version the demo stands complete. */
  moves: boolean;
  started: boolean;
  playing: boolean;
  toggle: () => void;
  replay: () => void;
  pause: () => void;
};

type Options = {
  /** False where the demo stands complete in a page, and is built and played only when it is asked for. */
  autoplay?: boolean;
};

/**
 * Plays a demo's timeline while it is in view, and lets the visitor pause and replay it. The part before its label
 * `begin` is the wait for a dialog that opens. The state is handed to the scene's `build`; a change rebuilds it.
 */
export function useDemo<P extends Parts, S>(
  demo: Scene<string, P, Config, S>,
  ...[options]: SceneArguments<Options, S>
): DemoControl & Pick<SceneHandle<P>, 'root' | 'part'> {
  const { autoplay = true } = options ?? {};
  const { fullMotion } = useMotion();
  const [started, setStarted] = useState<'itself' | 'asked' | null>(autoplay ? 'itself' : null);
  const [wanted, setWanted] = useState(autoplay);
  const [ended, setEnded] = useState(false);
  const playing = wanted && !ended;
  // Over, it is built no more when motion comes back: its last step would undo what the visitor has set since.
  if (ended && started && !fullMotion) setStarted(null);
  const scene = useScene<P, S | undefined>(demo, {
    state: options?.state,
    playing,
    wanted: started !== null,
    onBuild: (built) => {
      built.eventCallback('onComplete', () => setEnded(true));
      if (started === 'asked') built.seek('begin');
      // Over, it stays complete when the visitor changes it.
      if (ended) built.progress(1, true);
    },
  });
  const replay = () => {
    setStarted('asked');
    setEnded(false);
    setWanted(true);
    scene.timeline?.play('begin');
  };
  return {
    root: scene.root,
    part: scene.part,
    moves: fullMotion,
    started: started !== null,
    playing,
    toggle: () => (ended || !started ? replay() : setWanted(!wanted)),
    replay,
    pause: () => setWanted(false),
  };
}
