import { useRef } from 'react';
import { curve } from '../../cord/path.ts';
import { type CordGeometry, useCordDrawing } from '../../cord/use-cord-drawing.ts';

/** A cord without a plug from the top of its box to the foot: what a handset off the hook hangs on. */
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
    line: curve([
      { x: width * 0.12, y: -30 },
      { x: width * 0.13, y: height * 0.2 },
      { x: width * 0.3, y: height * 0.52 },
      { x: width * 0.78, y: height * 0.84 },
      { x: width * 0.84, y: height - 6 },
    ]),
    box: { left: 0, top: 0, width, height },
    style: { radius: width > 160 ? 17 : 12, plugs: { start: false, end: false } },
  };
}
