/** Brings the engine in once the page has painted and is idle; without it, or where motion is unwanted, nothing moves. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { Boundary } from '../components/boundary/boundary.tsx';
import { motionFailed, useMotion } from '../preferences/motion.tsx';

const Engine = lazy(() => import('../motion/engine.tsx').then((module) => ({ default: module.Engine })));

export function Stage() {
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

  if (!painted || !fullMotion) return null;
  return (
    <Boundary silent onError={motionFailed}>
      <Suspense fallback={null}>
        <Engine />
      </Suspense>
    </Boundary>
  );
}
