/** Joins a section to its scene. The section does not import GSAP, and paints without it. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { MountedScene, SceneOptions } from './mount-scene.ts';
import { useMotion } from '../preferences/motion.tsx';
import { mountNear, versionOf } from './mount-near.ts';
import { type Config, part, type PartProps, type Parts, type Scene } from './scene.ts';

/** A literal `() => import('./name.scene.ts')`, so that the scene is a chunk of its own. */
export type LoadScene<N extends string, P extends Parts, C extends Config, S> = () => Promise<{
  scene: Scene<N, P, C, S>;
}>;

/** A root's marks in the markup: on any HTML element, so that its ref is one of none in particular. */
export type RootProps = { ref: RefObject<null>; 'data-scene': string };

export type SceneHandle<P extends Parts> = {
  /** Spread over the element that holds all parts: `<section {...scene.root}>`. */
  root: RootProps;
  /** Spread over a part: `<div {...scene.part('track')}>`. */
  part: (name: keyof P & string) => PartProps;
  /** `null` while the scene does not run. Read in events and effects, never while rendering. */
  readonly timeline: gsap.core.Timeline | null;
};

export type UseSceneOptions<S> = Omit<SceneOptions<S>, 'state'> & {
  /** The section's own ref to the root, if it needs one. */
  root?: RefObject<HTMLElement | null>;
  /** False fetches no scene. */
  wanted?: boolean;
} & StateOption<S>;

/** A scene that has a state must be given it. */
export type StateOption<S> = undefined extends S ? { state?: NoInfer<S> } : { state: NoInfer<S> };

/** None need be given to a scene without a state. */
export type SceneArguments<O, S> = undefined extends S ? [options?: O] : [options: O];

/** @param name the scene's own: the compiler compares them */
export function useScene<N extends string, P extends Parts, C extends Config, S>(
  name: NoInfer<N>,
  load: LoadScene<N, P, C, S>,
  ...[options]: SceneArguments<UseSceneOptions<S>, S>
): SceneHandle<P> {
  const { root: given, wanted = true, playing, onBuild } = options ?? {};
  const { fullMotion } = useMotion();
  const own = useRef<HTMLElement>(null);
  const root = given ?? own;
  const mounted = useRef<MountedScene<S> | null>(null);
  const now = { load, options: { state: options?.state as S, playing, onBuild } };
  const latest = useRef(now);

  // Before the paint: else a frame would show the new state before its timeline takes it back to the old one.
  useLayoutEffect(() => {
    latest.current = now;
    mounted.current?.update(now.options);
  });

  const version = versionOf(load);
  // Ends when the section is off the page: nothing need be put back there, and the new page does not wait for it.
  useEffect(() => {
    const element = root.current;
    if (!element || !wanted || !fullMotion) return;
    return mountNear(name, element, latest.current.load, ({ mountScene }, { scene }) => {
      const scenesOwn = mountScene(element, scene, latest.current.options);
      mounted.current = scenesOwn;
      return () => {
        mounted.current = null;
        scenesOwn.destroy();
      };
    });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another version is another scene
  }, [name, root, version, wanted, fullMotion]);

  return {
    root: { ref: root as RefObject<null>, 'data-scene': name },
    part,
    get timeline() {
      return mounted.current?.timeline ?? null;
    },
  };
}
