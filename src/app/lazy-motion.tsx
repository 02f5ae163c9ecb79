/** Brings GSAP and all that moves in once the whole page has been laid out; without it, or where motion is unwanted, nothing moves. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { laidOut } from '../browser/laid-out.ts';
import { motionFailed, useMotion } from '../preferences/motion.tsx';

const Engine = lazy(() =>
  import('../motion/engine.ts').then(
    (loaded) => ({ default: loaded.Engine }),
    (error: unknown) => {
      console.error('Motion could not be fetched, the page stands finished.', error);
      motionFailed();
      return { default: () => null };
    },
  ),
);

export function LazyMotion() {
  const { fullMotion } = useMotion();
  const [ready, setReady] = useState(false);

  useEffect(() => {
    void laidOut().then(() => setReady(true));
  }, []);

  if (!ready || !fullMotion) return null;
  return (
    <Suspense fallback={null}>
      <Engine />
    </Suspense>
  );
}
