import { type RefObject, useState } from 'react';
import type { Config, Parts } from '../../motion/scene.ts';
import { type LoadScene, useScene } from '../../motion/use-scene.ts';
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
  /** False where the demo stands complete in a page, and is fetched and played only when it is asked for. */
  autoplay?: boolean;
};

const nowhere = { current: null };

/**
 * Plays a demo's timeline while it is in view, and lets the visitor pause and replay it. What comes before its label
 * `begin` is the wait for a dialog that opens. The state is handed to the scene's `build`; a change rebuilds it.
 */
export function useDemo<P extends Parts, C extends Config>(
  root: RefObject<HTMLElement | null>,
  load: LoadScene<P, C, undefined>,
  options?: Options,
): DemoControl;
export function useDemo<P extends Parts, C extends Config, S>(
  root: RefObject<HTMLElement | null>,
  load: LoadScene<P, C, S>,
  options: Options & { state: NoInfer<S> },
): DemoControl;
export function useDemo<P extends Parts, C extends Config, S>(
  root: RefObject<HTMLElement | null>,
  load: LoadScene<P, C, S | undefined>,
  { state, autoplay = true }: Options & { state?: S } = {},
): DemoControl {
  const { fullMotion } = useMotion();
  const [started, setStarted] = useState(autoplay);
  const [wanted, setWanted] = useState(autoplay);
  const [ended, setEnded] = useState(false);
  const playing = wanted && !ended;
  const scene = useScene(started ? root : nowhere, load, {
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
    scene.current?.timeline?.play('begin');
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
