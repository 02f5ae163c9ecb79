import { type RefObject, useState } from 'react';
import type { SceneModule } from '../../motion/cues.ts';
import { useScene } from '../../motion/use-scene.ts';
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

const nowhere = { current: null };

/**
 * Plays a demo's timeline while it is in view, and lets the visitor pause and replay it. What comes before its label
 * `begin` is the wait for a dialog that opens.
 * @param load a literal `() => import('./demo-name.scene.ts')`
 * @param state handed to the scene's `build`; a change rebuilds it
 * @param autoplay false where the demo stands complete in a page, and is fetched and played only when it is asked for
 */
export function useDemo(
  root: RefObject<HTMLElement | null>,
  load: () => Promise<SceneModule>,
  state?: unknown,
  autoplay = true,
): DemoControl {
  const { fullMotion } = useMotion();
  const [started, setStarted] = useState(autoplay);
  const [wanted, setWanted] = useState(autoplay);
  const [ended, setEnded] = useState(false);
  const playing = wanted && !ended;
  const timeline = useScene(started ? root : nowhere, load, {
    state,
    playing,
    onBuild: (built) => {
      built.eventCallback('onComplete', () => setEnded(true));
      if (!autoplay) built.seek('begin');
    },
  });
  const replay = () => {
    setStarted(true);
    setEnded(false);
    setWanted(true);
    timeline.current?.play('begin');
  };
  return {
    moves: fullMotion,
    started,
    playing,
    toggle: () => (ended || !started ? replay() : setWanted(!wanted)),
    replay,
    pause: () => setWanted(false),
  };
}
