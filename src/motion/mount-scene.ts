/** Joins one scene to the page: builds it, plays or scrubs it, builds it anew on a new state. */
import { gsap, ScrollTrigger } from './gsap.ts';
import { type Playback, playbackOf } from './playback.ts';
import type { Run } from './use-run.ts';
import { type Config, elementsOf, type Parts, type Scene } from './scene.ts';
import { mark, testHooks } from './test-hooks.ts';

export type SceneOptions<S> = {
  /** `build` is given it; another value in it rebuilds the timeline. */
  state: S;
  /** False holds a timed scene still (the pause button). */
  playing?: boolean | undefined;
  /** Hears of each timeline once it is built; `rebuilt` is true where a new state was the reason. */
  onBuild?: ((timeline: gsap.core.Timeline, rebuilt: boolean) => void) | undefined;
};

export type MountedScene<S> = {
  update: (options: SceneOptions<S>) => void;
  /** `null` once it has ended. */
  readonly timeline: gsap.core.Timeline | null;
};

/** Builds a scene, and plays or scrubs it until its run is reverted. */
export function mountScene<P extends Parts, S>(
  root: HTMLElement,
  scene: Scene<string, P, Config, S>,
  run: Run,
  initial: SceneOptions<S>,
): MountedScene<S> {
  const { trigger, isEntrance, inView: isTimed } = scene.runs;
  let options = initial;
  let timeline: gsap.core.Timeline | null = null;
  let cleanUp: (() => void) | void;
  let playback: Playback | null = null;
  let inView = false;

  const publish = (next: gsap.core.Timeline | null) => {
    timeline = next;
    if (next) testHooks?.roots.set(root, next);
    else testHooks?.roots.delete(root);
    run.devtools?.publish(next);
  };
  const play = () => {
    // A revert has made it null: played, the reverted timeline would be back on GSAP's root timeline.
    if (!timeline || !isTimed || run.devtools?.wanted().tuned) return;
    if (!inView) playback?.leave();
    else if (options.playing === false) playback?.pause();
    else playback?.play();
  };
  /** Ends an entrance as soon as the focus comes into its section, or the page goes to paper. */
  const finish = () => timeline?.progress(1);
  const build = (rebuilt: boolean) => {
    const { tuned, markers } = run.devtools?.wanted() ?? {};
    const elements = elementsOf(scene, root);
    const built = gsap.timeline({ paused: true });
    // An entrance would take back what the visitor already reads once its top is in the window, or above it.
    if (tuned || !isEntrance || root.getBoundingClientRect().top >= window.innerHeight)
      cleanUp = scene.build(built, elements, scene.config, options.state);
    if (trigger?.scrub) fillUp(scene.name, built);
    publish(built);
    playback = playbackOf(built, !tuned);
    if (isEntrance && !tuned) {
      root.addEventListener('focusin', finish, { once: true });
      addEventListener('beforeprint', finish, { once: true });
    }
    if (trigger && !tuned)
      ScrollTrigger.create({
        animation: built,
        trigger: root,
        onToggle: ({ isActive }) => mark(scene.name, isActive ? 'enter' : 'leave'),
        onRefresh() {
          mark(scene.name, 'refresh');
          // A refresh moves the timeline without calling onUpdate.
          run.guard(() => built.eventCallback('onUpdate')?.());
        },
        ...trigger,
        ...(markers && { markers }),
      });
    play();
    options.onBuild?.(built, rebuilt);
  };
  const end = () => {
    playback?.leave();
    timeline?.kill();
    cleanUp?.();
    cleanUp = undefined;
  };
  const watcher = new IntersectionObserver((entries) => {
    // A busy page hears of several changes at once: the last one counts.
    inView = entries.at(-1)?.isIntersecting ?? false;
    mark(scene.name, inView ? 'enter' : 'leave');
    play();
  });

  // The clean-up is registered before the build, so that it also takes back a build that throws half way.
  run.add(() => () => {
    watcher.disconnect();
    root.removeEventListener('focusin', finish);
    removeEventListener('beforeprint', finish);
    end();
    publish(null);
  });
  run.add(() => build(false));
  if (isTimed) watcher.observe(root);
  return {
    update(next) {
      const last = options;
      options = next;
      if (timeline && !isSame(next.state, last.state)) {
        end();
        run.add(() => build(true));
      } else if (next.playing !== last.playing) play();
    },
    get timeline() {
      return timeline;
    },
  };
}

/** A scrubbed timeline is 1 long, and so are the shares of the scroll that it is written in. @throws for a longer one */
function fillUp(name: string, timeline: gsap.core.Timeline): void {
  const length = timeline.duration();
  if (length > 1 + 1e-6) throw new Error(`${name}: scrubbed, and ${length} long instead of 1`);
  if (length < 1) timeline.set({}, {}, 1);
}

/** Whether two states hold the same values, one level deep. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const [entries, others] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    Object.getPrototypeOf(one) === Object.prototype &&
    entries.length === others.size &&
    entries.every(([key, value]) => others.has(key) && Object.is(others.get(key), value))
  );
}
