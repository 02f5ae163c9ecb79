import { useState } from 'react';
import type { Config, Parts, Scene } from '../../motion/scene.ts';
import { type SceneArguments, type SceneHandle, useScene } from '../../motion/use-scene.ts';
import { useMotion } from '../../preferences/motion.tsx';

export type DemoControl = {
  /** False in the still version, where the demo stands complete. */
  moves: boolean;
  started: boolean;
  playing: boolean;
  toggle: () => void;
  replay: () => void;
  pause: () => void;
};

type Options = {
  /** False for a demo that stands complete in a page, and is built and played only on request. */
  autoplay?: boolean;
};

/**
 * Plays a demo's timeline while it is in view, and lets the visitor pause and replay it. The part before the
 * label `begin` waits for a dialog to open. `build` receives the state; a change of it rebuilds the scene.
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
  // A finished demo is not rebuilt when motion comes back: its last step would undo the visitor's choices.
  if (ended && started && !fullMotion) setStarted(null);
  const scene = useScene<P, S | undefined>(demo, {
    state: options?.state,
    playing,
    wanted: started !== null,
    onBuild: (built) => {
      built.eventCallback('onComplete', () => setEnded(true));
      if (started === 'asked') built.seek('begin');
      // A finished demo stays complete when the visitor changes it.
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
