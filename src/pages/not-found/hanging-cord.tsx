import { useEffect, useRef } from 'react';
import { loadSprites, prepare } from '../../cord/draw.ts';
import { createDrawing } from '../../cord/drawing.ts';
import { curve } from '../../cord/path.ts';

/** A cord that hangs from the top of its box to the foot, with no plug: what a handset off the hook hangs on. */
export function HangingCord({ className }: { className?: string }) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const parent = box.current;
    const element = canvas.current;
    if (!parent || !element) return;
    // One that waited for its sprites while another was asked for comes too late.
    let hangings = 0;
    const hang = async () => {
      const own = ++hangings;
      const { width, height } = parent.getBoundingClientRect();
      const radius = width > 160 ? 17 : 12;
      const sprites = await loadSprites(radius);
      const context = own === hangings && prepare(element, width, height);
      if (!context) return;
      const line = curve([
        { x: width * 0.12, y: -30 },
        { x: width * 0.13, y: height * 0.2 },
        { x: width * 0.3, y: height * 0.52 },
        { x: width * 0.78, y: height * 0.84 },
        { x: width * 0.84, y: height - 6 },
      ]);
      const look = { radius, plugs: { start: false, end: false } };
      createDrawing(context, line, { width, height }, look, sprites).y = height;
    };
    const observer = new ResizeObserver(() => void hang().catch(() => {}));
    observer.observe(parent);
    return () => {
      hangings = -1;
      observer.disconnect();
    };
  }, []);

  return (
    <div ref={box} className={className}>
      <canvas ref={canvas} width="1" height="1" />
    </div>
  );
}
