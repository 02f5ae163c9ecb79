import { useEffect, useRef } from 'react';
import styles from '../../../cord/cord.module.css';

/** The length that stays plugged in the card at the centre of the showcase. Its parent moves it, whole. */
export function StageCord() {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const element = canvas.current;
    const stage = element?.parentElement?.parentElement;
    if (!element || !stage) return;
    let stop: (() => void) | undefined;
    // Its drawing comes when the stage is within a screen of the window.
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        import('./draw-showcase-cord.ts').then(
          ({ hangStage }) => {
            if (canvas.current) stop = hangStage(element, stage);
          },
          () => {},
        );
      },
      { rootMargin: '100% 0px' },
    );
    near.observe(stage);
    return () => {
      near.disconnect();
      stop?.();
    };
  }, []);

  return <canvas ref={canvas} className={styles.stage} width="1" height="1" aria-hidden="true" />;
}
