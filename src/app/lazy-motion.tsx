/** Brings GSAP and all that moves in once the page has painted and is idle; without it, or where motion is unwanted, nothing moves. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { motionFailed, useMotion } from '../preferences/motion.tsx';

const MotionRuntime = lazy(() =>
  import('../motion/runtime.ts').then(
    (loaded) => ({ default: loaded.MotionRuntime }),
    (error: unknown) => {
      console.error('Motion could not be fetched, the page stands finished.', error);
      motionFailed();
      return { default: () => null };
    },
  ),
);

export function LazyMotion() {
  const { fullMotion } = useMotion();
  const [painted, setPainted] = useState(false);

  useEffect(() => {
    const start = () => {
      // Without the site's style sheet nothing stands where a scene expects it.
      const styled = getComputedStyle(document.documentElement).getPropertyValue('--bar');
      if (styled) setPainted(true);
      else motionFailed();
    };
    if ('requestIdleCallback' in window) {
      const id = requestIdleCallback(start, { timeout: 1500 });
      return () => cancelIdleCallback(id);
    }
    const timer = setTimeout(start, 200);
    return () => clearTimeout(timer);
  }, []);

  if (!painted || !fullMotion) return null;
  return (
    <Suspense fallback={null}>
      <MotionRuntime />
    </Suspense>
  );
}
