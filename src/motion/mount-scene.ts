/** Joins one scene to the page: builds it under its media, plays or scrubs it, rebuilds it on a new state, reverts it. */
import { gsap, ScrollTrigger } from './gsap.ts';
import { createRun } from './create-run.ts';
import { type Layers, layersOf } from './layers.ts';
import { type Playback, playbackOf } from './playback.ts';
import type { Config, Parts, Scene } from './scene.ts';
import { mark, publishTimeline } from './test-hooks.ts';

export type SceneOptions<S> = {
  /** Handed to `build`; a change rebuilds the timeline. */
  state: S;
  /** False holds a timed scene still (the pause button). */
  playing?: boolean | undefined;
  /** Called with each timeline that was built; `rebuilt` is true where a new state was the reason. */
  onBuild?: ((timeline: gsap.core.Timeline, rebuilt: boolean) => void) | undefined;
};

export type MountedScene<S> = {
  update: (options: SceneOptions<S>) => void;
  /** `null` where its media do not match, and once it has failed. */
  readonly timeline: gsap.core.Timeline | null;
  /** Ends it, and reverts all that it did to the page, where its root is still on it. */
  destroy: () => void;
};

export function mountScene<P extends Parts, C extends Config, S>(
  root: HTMLElement,
  scene: Scene<P, C, S>,
  initial: SceneOptions<S>,
): MountedScene<S> {
  const isTimed = !scene.scroll && scene.playback !== 'manual';
  let options = initial;
  let timeline: gsap.core.Timeline | null = null;
  let layers: Layers | null = null;
  let playback: Playback | null = null;
  let inView = false;

  const start = () => {
    build(false);
    if (isTimed) watcher.observe(root);
  };
  const stop = () => {
    watcher.disconnect();
    inView = false;
    end();
    publish(null);
  };
  const end = () => {
    layers?.release();
    playback?.stop();
    timeline?.kill();
  };
  const run = createRun(root, scene, start, stop);
  const publish = (next: gsap.core.Timeline | null) => {
    timeline = next;
    publishTimeline(scene.name, root, next);
    run.devtools?.publish(next);
  };
  const play = () => {
    if (!isTimed || run.devtools?.wanted().tuned) return;
    if (!inView) playback?.leave();
    else if (options.playing === false) playback?.pause();
    else playback?.play();
  };
  const build = (rebuilt: boolean) => {
    const { tuned, markers } = run.devtools?.wanted() ?? {};
    const parts = scene.parts(root);
    const skipped = !tuned && scene.skip?.(parts);
    const built = skipped ? gsap.timeline({ paused: true }) : scene.build(parts, scene.config, options.state);
    publish(built);
    layers = layersOf(built);
    playback = playbackOf(built, !tuned);
    if (scene.scroll && !tuned)
      ScrollTrigger.create({
        animation: built,
        invalidateOnRefresh: true,
        onToggle({ isActive, vars }) {
          mark(scene.name, isActive ? 'enter' : 'leave');
          if (!vars.scrub) return;
          if (isActive) layers?.hold();
          else layers?.release();
        },
        onRefresh() {
          mark(scene.name, 'refresh');
          // Where the page has been scrolled meanwhile, the refresh has moved the timeline without a word.
          run.guard(() => built.eventCallback('onUpdate')?.());
        },
        ...scene.scroll(parts, scene.config),
        ...(markers && { markers }),
      });
    play();
    options.onBuild?.(built, rebuilt);
  };
  const watcher = new IntersectionObserver((entries) => {
    // A busy page hears of several changes at once: the last is how it stands.
    inView = entries.at(-1)?.isIntersecting ?? false;
    mark(scene.name, inView ? 'enter' : 'leave');
    play();
  });

  run.begin();
  return {
    update(next) {
      const last = options;
      options = next;
      if (next.state !== last.state && timeline) {
        end();
        run.add(() => build(true));
      } else if (next.playing !== last.playing) play();
    },
    get timeline() {
      return timeline;
    },
    destroy: run.destroy,
  };
}
