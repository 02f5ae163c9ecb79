/** Joins a section to its scene. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useRun } from './use-run.ts';
import { type MountedScene, mountScene, type SceneOptions } from './mount-scene.ts';
import { type Config, part, type PartProps, type Parts, type Scene } from './scene.ts';

/** The props that mark a scene's root. Every HTML element accepts a ref of the type `RefObject<null>`. */
export type RootProps = { ref: RefObject<null>; 'data-scene': string };

export type SceneHandle<P extends Parts> = {
  /** Spread over the element that holds all parts: `<section {...scene.root}>`. */
  root: RootProps;
  /** Spread over a part: `<div {...scene.part('track')}>`. */
  part: (name: keyof P & string) => PartProps;
  /** `null` while the scene does not run. Read in events and effects, never while rendering. */
  readonly timeline: gsap.core.Timeline | null;
};

type UseSceneOptions = Omit<SceneOptions<never>, 'state'> & {
  /** The section's own ref to the root, if it needs one. */
  root?: RefObject<HTMLElement | null>;
  /** False leaves it unbuilt. */
  wanted?: boolean;
};

/** A scene with a state must be given it; no options need be given to one without. */
export type SceneArguments<Options, S> = undefined extends S
  ? [options?: Options & { state?: NoInfer<S> }]
  : [options: Options & { state: NoInfer<S> }];

export function useScene<P extends Parts, S>(
  scene: Scene<string, P, Config, S>,
  ...[options]: SceneArguments<UseSceneOptions, S>
): SceneHandle<P> {
  const { root: given, wanted = true, playing, onBuild } = options ?? {};
  const own = useRef<HTMLElement>(null);
  const root = given ?? own;
  const mounted = useRef<MountedScene<S> | null>(null);
  const now = { state: options?.state as S, playing, onBuild };
  const latest = useRef(now);

  // Before the paint: else a frame would show the new state before its timeline takes it back to the old one.
  useLayoutEffect(() => {
    latest.current = now;
    mounted.current?.update(now);
  });

  useRun(root, scene, wanted, (element, run) => {
    mounted.current = mountScene(element, scene, run, latest.current);
  });

  return {
    root: { ref: root as RefObject<null>, 'data-scene': scene.name },
    part,
    get timeline() {
      return mounted.current?.timeline ?? null;
    },
  };
}
