/** Joins a section's root to its scene. The section does not import GSAP, and paints without it. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { MountedScene, SceneOptions } from './mount-scene.ts';
import { mountNear, versionOf } from './mount-near.ts';
import type { Config, Parts, Scene } from './scene.ts';

/** A literal `() => import('./name.scene.ts')`, so that the scene is a chunk of its own. */
export type LoadScene<P extends Parts, C extends Config, S> = () => Promise<{ scene: Scene<P, C, S> }>;

/** Refers to the mounted scene; `null` while it does not run. */
export type SceneHandle = RefObject<Pick<MountedScene<never>, 'timeline'> | null>;

export function useScene<P extends Parts, C extends Config>(
  root: RefObject<HTMLElement | null>,
  load: LoadScene<P, C, undefined>,
  options?: Omit<SceneOptions<undefined>, 'state'>,
): SceneHandle;
export function useScene<P extends Parts, C extends Config, S>(
  root: RefObject<HTMLElement | null>,
  load: LoadScene<P, C, S>,
  options: SceneOptions<NoInfer<S>>,
): SceneHandle;
export function useScene<P extends Parts, C extends Config, S>(
  root: RefObject<HTMLElement | null>,
  load: LoadScene<P, C, S | undefined>,
  { state, playing, onBuild }: Partial<SceneOptions<S>> = {},
): SceneHandle {
  const mounted = useRef<MountedScene<S | undefined> | null>(null);
  const latest = useRef({ load, options: { state, playing, onBuild } });

  // Before the paint: else a frame would show the new state before its timeline takes it back to the old one.
  useLayoutEffect(() => {
    latest.current = { load, options: { state, playing, onBuild } };
    mounted.current?.update(latest.current.options);
  });

  const version = versionOf(load);
  // Ends when the section is off the page: nothing need be put back there, and the new page does not wait for it.
  useEffect(() => {
    if (!root.current) return;
    const element = root.current;
    return mountNear(element, latest.current.load, ({ mountScene }, { scene }) => {
      const own = mountScene(element, scene, latest.current.options);
      mounted.current = own;
      return () => {
        mounted.current = null;
        own.destroy();
      };
    });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another version is another scene
  }, [root, version]);
  return mounted;
}
