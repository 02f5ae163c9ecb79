import { type RefObject, useCallback, useRef } from 'react';
import { useScene } from '../motion/use-scene.ts';
import type { CordSpec } from './cord-spec.ts';
import type { Drawing } from './drawing.ts';
import { measureCord } from './measure-cord.ts';
import { useCordDrawing } from './use-cord-drawing.ts';
import styles from './cord.module.css';

type Props = {
  /** A constant: where it comes from and goes. */
  spec: CordSpec;
};

/** A telephone cord between two jacks of the page, or from off the page to one; it scrolls with the page. */
export function Cord({ spec }: Props) {
  const cord = useRef<HTMLDivElement>(null);
  const drawing = useSpecDrawing(cord, spec);
  const hasConnected = useRef(false);
  useScene(cord, () => import('./plug-in.scene.ts'), {
    state: spec.connected === false ? null : drawing,
    // It is drawn again when the page's layout changes, and not plugged in again.
    onBuild: (timeline) => {
      if (hasConnected.current) timeline.progress(1);
      hasConnected.current ||= timeline.duration() > 0;
    },
  });
  return <CordElement ref={cord} spec={spec} scene="plug-in" />;
}

/** A cord that the scroll draws, down to the reading line; whole with reduced motion. */
export function ScrubbedCord({ spec }: Props) {
  const cord = useRef<HTMLDivElement>(null);
  const drawing = useSpecDrawing(cord, spec);
  useScene(cord, () => import('./cord.scene.ts'), { state: drawing });
  return <CordElement ref={cord} spec={spec} scene="cord" />;
}

function useSpecDrawing(cord: RefObject<HTMLDivElement | null>, spec: CordSpec): Drawing | null {
  const measure = useCallback((element: HTMLElement) => measureCord(element, spec), [spec]);
  return useCordDrawing(cord, measure);
}

type ElementProps = Props & { ref: RefObject<HTMLDivElement | null>; scene: string };

function CordElement({ ref, spec, scene }: ElementProps) {
  return (
    <div
      ref={ref}
      className={styles.cord}
      data-cord={spec.name}
      data-variant={spec.variant}
      data-scene={scene}
      data-part="cord-drawing"
      aria-hidden="true"
    />
  );
}
