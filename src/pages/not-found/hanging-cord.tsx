import { useRef } from 'react';
import { matches } from '../../browser/media.ts';
import { curve, type Point } from '../../cord/path.ts';
import { type CordGeometry, useCordDrawing } from '../../cord/use-cord-drawing.ts';

/** A cord without a plug from the top of its box to the foot, with an off-hook handset at its end. */
export function HangingCord({ className }: { className?: string }) {
  const cord = useRef<HTMLDivElement>(null);
  useCordDrawing(cord, layOutHangingCord);
  return (
    <div className={className}>
      <div ref={cord} />
    </div>
  );
}

function layOutHangingCord(cord: HTMLElement): CordGeometry | null {
  const parent = cord.parentElement?.getBoundingClientRect();
  if (!parent) return null;
  const { width, height } = parent;
  return {
    line: curve(matches('wide') ? across(width, height) : down(width, height)),
    box: { left: 0, top: 0, width, height },
    style: { radius: width > 160 ? 17 : 12, plugs: { start: false, end: false } },
  };
}

const across = (width: number, height: number): Point[] => [
  { x: width * 0.12, y: -30 },
  { x: width * 0.13, y: height * 0.2 },
  { x: width * 0.3, y: height * 0.52 },
  { x: width * 0.78, y: height * 0.84 },
  { x: width * 0.84, y: height - 6 },
];

/**
 * Down the right edge past the heading, then round to the handset; ends 15 px from the left, 6 px above the
 * foot.
 */
const down = (width: number, height: number): Point[] => [
  { x: width - 36, y: -30 },
  { x: width - 32, y: height * 0.5 },
  { x: width - 30, y: height - 112 },
  { x: 80, y: height - 60 },
  { x: 15, y: height - 6 },
];
