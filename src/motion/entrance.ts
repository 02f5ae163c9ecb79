/** A scene that plays once, when its root comes into view. What is on screen already has been read, and is not taken away. */
import { gsap } from './gsap.ts';
import { layersOf } from './layers.ts';
import type { Config, Parts, Scene } from './scene.ts';

type Entrance<P extends Parts, C extends Config> = Pick<Scene<P, C>, 'name' | 'config' | 'parts'> & {
  /** Where it begins, in ScrollTrigger's words. */
  start: string;
  /** Adds what moves to the paused timeline. */
  animate: (timeline: gsap.core.Timeline, parts: P, config: C) => void;
};

export function entrance<P extends Parts & { root: HTMLElement }, C extends Config>({
  start,
  animate,
  ...record
}: Entrance<P, C>): Scene<P, C> {
  return {
    ...record,
    when: ['full-motion'],
    skip: ({ root }) => isInViewport(root),
    build(parts, config) {
      const { root } = parts;
      const timeline = gsap.timeline({ paused: true });
      const layers = layersOf(timeline);
      timeline.eventCallback('onStart', layers.hold).eventCallback('onComplete', layers.release);
      animate(timeline, parts, config);
      const finish = () => timeline.progress(1);
      // A context of its own, so that listener and layers go when the scene is reverted.
      gsap.context(() => {
        root.addEventListener('focusin', finish, { once: true });
        return () => {
          root.removeEventListener('focusin', finish);
          layers.release();
        };
      });
      return timeline;
    },
    scroll: ({ root }) => ({ trigger: root, start, once: true }),
  };
}

/** Whether its top has come into the window, or gone past it. */
const isInViewport = (element: HTMLElement) =>
  element.getBoundingClientRect().top < element.ownerDocument.documentElement.clientHeight;
