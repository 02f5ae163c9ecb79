import { type RefObject, useState } from 'react';
import type { SceneModule } from '../../motion/cues.ts';
import { useScene } from '../../motion/use-scene.ts';
import { useMotion } from '../../preferences/motion.tsx';

export type DemoControl = {
  /** Whether there is anything to play: in the still version the demo stands complete. */
  moves: boolean;
  playing: boolean;
  toggle: () => void;
  replay: () => void;
  pause: () => void;
};

/**
 * Plays a demo's timeline while it is in view, and lets the visitor pause and replay it.
 * @param load a literal `() => import('./demo-name.scene.ts')`
 * @param state handed to the scene's `build`; a change rebuilds it
 */
export function useDemo(
  root: RefObject<HTMLElement | null>,
  load: () => Promise<SceneModule>,
  state?: unknown,
): DemoControl {
  const { lively } = useMotion();
  const [wanted, setWanted] = useState(true);
  const [ended, setEnded] = useState(false);
  const playing = wanted && !ended;
  const timeline = useScene(root, load, {
    state,
    playing,
    onBuild: (built) => {
      built.eventCallback('onComplete', () => setEnded(true));
    },
  });
  const replay = () => {
    setEnded(false);
    setWanted(true);
    timeline.current?.play(0);
  };
  return {
    moves: lively,
    playing,
    toggle: () => (ended ? replay() : setWanted(!wanted)),
    replay,
    pause: () => setWanted(false),
  };
}
