import { type RefObject, useCallback, useRef } from 'react';
import { part } from '../motion/scene.ts';
import { type RootProps, useScene } from '../motion/use-scene.ts';
import type { scene } from './cord.scene.ts';
import { type CordSpec, measureCord } from './cord-spec.ts';
import type { Drawing } from './drawing.ts';
import { useCordDrawing } from './use-cord-drawing.ts';
import { scene as connectScene } from './connect.scene.ts';
import { scene as cordScene } from './cord.scene.ts';
import styles from './cord.module.css';

type Props = {
  /** A constant: where it comes from and goes. */
  spec: CordSpec;
};

/** A telephone cord between two jacks of the page, or from off the page to one; it scrolls with the page. */
export function Cord({ spec }: Props) {
  const cord = useRef<HTMLElement>(null);
  const drawing = useSpecDrawing(cord, spec);
  const hasConnected = useRef(false);
  const { root } = useScene(connectScene, {
    root: cord,
    state: spec.connected === false ? null : drawing,
    // It is drawn again when the page's layout changes, and not plugged in again.
    onBuild: (timeline) => {
      if (hasConnected.current) timeline.progress(1);
      else if (timeline.duration() > 0)
        timeline.eventCallback('onStart', () => {
          hasConnected.current = true;
        });
    },
  });
  return <CordElement root={root} spec={spec} />;
}

/** A cord that the scroll draws, down to the reading line; whole with reduced motion. */
export function ScrubbedCord({ spec }: Props) {
  const cord = useRef<HTMLElement>(null);
  const drawing = useSpecDrawing(cord, spec);
  const { root } = useScene(cordScene, { root: cord, state: drawing });
  return <CordElement root={root} spec={spec} />;
}

function useSpecDrawing(cord: RefObject<HTMLElement | null>, spec: CordSpec): Drawing | null {
  const measure = useCallback((element: HTMLElement) => measureCord(element, spec), [spec]);
  return useCordDrawing(cord, measure);
}

function CordElement({ root, spec }: Props & { root: RootProps }) {
  return (
    <div
      {...root}
      {...part<typeof scene>('cord-drawing')}
      className={styles.cord}
      data-cord={spec.name}
      data-variant={spec.variant}
      aria-hidden="true"
    />
  );
}
