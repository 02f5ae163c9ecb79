/** Brings GSAP and all that moves in once the page has painted and is idle; without it, or where motion is unwanted, nothing moves. */
import { useEffect, useLayoutEffect, useState } from 'react';
import { runtime } from '../motion/ready.ts';
import { motionFailed, useMotion } from '../preferences/motion.tsx';

export function LazyMotion() {
  const { fullMotion } = useMotion();
  const [painted, setPainted] = useState(false);

  useEffect(() => {
    const start = () => setPainted(true);
    if ('requestIdleCallback' in window) {
      const id = requestIdleCallback(start, { timeout: 1500 });
      return () => cancelIdleCallback(id);
    }
    const timer = setTimeout(start, 200);
    return () => clearTimeout(timer);
  }, []);

  // A layout effect, so that what moves is reverted in the same frame in which motion is switched off.
  useLayoutEffect(() => {
    if (!painted || !fullMotion) return;
    let stop: (() => void) | undefined;
    let wanted = true;
    import('../motion/runtime.ts')
      .then((loaded) => {
        if (!wanted) return;
        stop = loaded.startMotion();
        runtime.set(loaded);
      })
      .catch((error: unknown) => {
        console.error('Motion could not be fetched, the page stands finished.', error);
        motionFailed();
      });
    return () => {
      wanted = false;
      runtime.set(null);
      stop?.();
    };
  }, [painted, fullMotion]);
  return null;
}
