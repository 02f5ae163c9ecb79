/**
 * Runs what is on stage. Loaded after the page has painted and hydrated, mounted only where motion is wanted;
 * on unmount everything it did to the page is reverted, and the still version stands.
 */
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { allCues, type Cue, subscribeCues } from './cues.ts';
import type { Follow } from './follow.ts';
import { gsap, ScrollTrigger, useGSAP } from './gsap.ts';
import { mediaQuery } from './media.ts';
import { trackPointer } from './pointer.ts';
import { watchPositions } from './positions.ts';
import { mark, publishGsap, publishTimeline } from './probe.ts';
import type { Scene } from './scene.ts';

const SmoothScroll = lazy(() =>
  import('./smooth-scroll.tsx').then((module) => ({ default: module.SmoothScroll })),
);

publishGsap(gsap, ScrollTrigger);

export function Engine() {
  const cues = useSyncExternalStore(subscribeCues, allCues, allCues);
  const wheel = useWheel();
  useEffect(watchPositions, []);
  return (
    <>
      {wheel && (
        <Suspense fallback={null}>
          <SmoothScroll />
        </Suspense>
      )}
      {cues.map((cue) =>
        cue.kind === 'scene' ? (
          <SceneRunner key={cue.id} cue={cue} />
        ) : (
          <FollowRunner key={cue.id} cue={cue} />
        ),
      )}
    </>
  );
}

/** True once there is a mouse or a wheel: touch scrolls natively, and never needs Lenis. */
function useWheel(): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const stop = () => {
      removeEventListener('wheel', found);
      removeEventListener('pointermove', found);
    };
    const found = (event: Event) => {
      if (event.type === 'pointermove' && (event as PointerEvent).pointerType !== 'mouse') return;
      stop();
      setSeen(true);
    };
    addEventListener('wheel', found, { passive: true });
    addEventListener('pointermove', found, { passive: true });
    return stop;
  }, []);
  return seen;
}

type SceneCue = Extract<Cue, { kind: 'scene' }>;
type FollowCue = Extract<Cue, { kind: 'follow' }>;

/** Fetches a scene when its root comes within a screen of the window. One that does not arrive leaves its section at rest. */
function useModule<T>(load: () => Promise<T>, root: HTMLElement): T | undefined {
  const [module, setModule] = useState<T>();
  useEffect(() => {
    let mounted = true;
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        load().then(
          (loaded) => mounted && setModule(loaded),
          () => {},
        );
      },
      { rootMargin: '100% 0px' },
    );
    near.observe(root);
    return () => {
      mounted = false;
      near.disconnect();
    };
  }, [load, root]);
  return module;
}

function SceneRunner({ cue }: { cue: SceneCue }) {
  const scene = useModule(cue.load, cue.root)?.scene as Scene | undefined;
  const run = useRef<((state: unknown) => void) | null>(null);
  const latest = useRef(cue);
  useLayoutEffect(() => {
    latest.current = cue;
  });

  useGSAP(
    () => {
      if (!scene) return;
      const { root, handle } = cue;
      const media = gsap.matchMedia();
      media.add(mediaQuery(scene.when), (context) => {
        let timeline: gsap.core.Timeline | null = null;
        let inView = false;
        const play = () => {
          if (scene.scroll || scene.onCue || !timeline) return;
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
          publishTimeline(scene.name, timeline);
          if (scene.scroll) {
            ScrollTrigger.create({
              animation: timeline,
              invalidateOnRefresh: true,
              onToggle: ({ isActive }) => mark(scene.name, isActive ? 'enter' : 'leave'),
              onRefresh: () => mark(scene.name, 'refresh'),
              ...scene.scroll(parts, scene.config),
            });
          }
          play();
          latest.current.options.onBuild?.(timeline, rebuilt);
        };
        const watcher = new IntersectionObserver(([entry]) => {
          inView = entry?.isIntersecting ?? false;
          mark(scene.name, inView ? 'enter' : 'leave');
          play();
        });

        build(false);
        if (!scene.scroll && !scene.onCue) watcher.observe(root);
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
          publishTimeline(scene.name, null);
        };
      });
      return () => media.revert();
    },
    { dependencies: [scene] },
  );

  const { state, playing } = cue.options;
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `playing` is read through `latest`
  useLayoutEffect(() => run.current?.(state), [state, playing]);
  return null;
}

function FollowRunner({ cue }: { cue: FollowCue }) {
  const follower = useModule(cue.load, cue.root)?.follower as Follow | undefined;
  useGSAP(
    () => {
      if (!follower) return;
      const media = gsap.matchMedia();
      media.add(mediaQuery(follower.when), () => {
        const parts = follower.parts(cue.root);
        const move = follower.follow(parts, follower.config);
        return trackPointer(cue.root, follower, (point, box, target) =>
          move(follower.aim(point, box, follower.config), target),
        );
      });
      return () => media.revert();
    },
    { dependencies: [follower] },
  );
  return null;
}
