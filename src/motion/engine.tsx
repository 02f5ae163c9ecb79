/**
 * Runs what is on stage. Loaded after the page has painted and hydrated, mounted only where motion is wanted;
 * on unmount everything it did to the page is reverted, and the still version stands.
 */
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { allCues, subscribeCues } from './cues.ts';
import { PointerEffectRunner } from './pointer-effect-runner.tsx';
import { gsap, ScrollTrigger } from './gsap.ts';
import { refreshTriggers } from './refresh-triggers.ts';
import { publishGsap } from './test-hooks.ts';
import { SceneRunner } from './scene-runner.tsx';

const SmoothScroll = lazy(() =>
  import('./smooth-scroll.tsx').then((module) => ({ default: module.SmoothScroll })),
);

publishGsap(gsap, ScrollTrigger);

export function Engine() {
  const cues = useSyncExternalStore(subscribeCues, allCues, allCues);
  const wheel = useWheel();
  useEffect(refreshTriggers, []);
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
          <PointerEffectRunner key={cue.id} cue={cue} />
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
