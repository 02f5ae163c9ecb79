/** Joins one scene to the page: builds it under its media, plays or scrubs it, rebuilds it on a new state, reverts it. */
import { useLayoutEffect, useRef } from 'react';
import type { Cue } from './cues.ts';
import { ScrollTrigger, useGSAP } from './gsap.ts';
import { mark, publishTimeline } from './test-hooks.ts';
import type { Scene } from './scene.ts';
import { useMedia } from './use-media.ts';
import { useModule } from './use-module.ts';
import { benchTimeline, useTake } from './workbench.ts';

type SceneCue = Extract<Cue, { kind: 'scene' }>;

export function SceneRunner({ cue }: { cue: SceneCue }) {
  const scene = useModule(cue.load, cue.root)?.scene as Scene | undefined;
  // Not by gsap.matchMedia: it never lets go of its listeners, one for each scene of each page visited.
  const allowed = useMedia(...(scene?.when ?? ['full-motion']));
  const take = useTake(cue, scene);
  const run = useRef<((state: unknown) => void) | null>(null);
  const latest = useRef(cue);
  useLayoutEffect(() => {
    latest.current = cue;
  });

  useGSAP(
    (context) => {
      if (!scene || !allowed) return;
      const { root, handle } = cue;
      let timeline: gsap.core.Timeline | null = null;
      let inView = false;
      const play = () => {
        if (take?.tuned || scene.scroll || scene.playback || !timeline) return;
        timeline.paused(!inView || latest.current.options.playing === false);
      };
      const drop = () => {
        timeline?.scrollTrigger?.kill();
        timeline?.kill();
      };
      const build = (rebuilt: boolean) => {
        const parts = scene.parts(root);
        timeline = scene.build(parts, scene.config, latest.current.options.state);
        handle.current = timeline;
        publishTimeline(scene.name, root, timeline);
        benchTimeline(cue.id, timeline);
        if (scene.scroll && !take?.tuned) {
          ScrollTrigger.create({
            animation: timeline,
            invalidateOnRefresh: true,
            onToggle: ({ isActive }) => mark(scene.name, isActive ? 'enter' : 'leave'),
            onRefresh: () => mark(scene.name, 'refresh'),
            ...scene.scroll(parts, scene.config),
            ...(take?.markers && { markers: true }),
          });
        }
        play();
        latest.current.options.onBuild?.(timeline, rebuilt);
      };
      const watcher = new IntersectionObserver((entries) => {
        // A busy page hears of several crossings at once: the last is how it stands.
        inView = entries.at(-1)?.isIntersecting ?? false;
        mark(scene.name, inView ? 'enter' : 'leave');
        play();
      });

      build(false);
      if (!scene.scroll && !scene.playback) watcher.observe(root);
      let state = latest.current.options.state;
      run.current = (next) => {
        play();
        if (next === state) return;
        state = next;
        drop();
        // Inside the context, so that what this build sets is reverted with the rest.
        context.add(() => build(true));
      };
      return () => {
        run.current = null;
        watcher.disconnect();
        drop();
        handle.current = null;
        publishTimeline(scene.name, root, null);
        benchTimeline(cue.id, null);
      };
    },
    { dependencies: [scene, allowed, take], revertOnUpdate: true },
  );

  const { state, playing } = cue.options;
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `playing` is read through `latest`
  useLayoutEffect(() => run.current?.(state), [state, playing]);
  return null;
}
