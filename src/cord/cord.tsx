import { useEffect, useRef, useState } from 'react';
import { useScene } from '../motion/use-scene.ts';
import { loadSprites, prepare } from './draw.ts';
import { createDrawing, type Drawing } from './drawing.ts';
import { layoutFor, type CordSpec } from './lengths.ts';
import { curve, type Point } from './path.ts';
import styles from './cord.module.css';

/** Room round the path for coil and plug, px. */
const ROOM = 48;

type Props = {
  /** A constant: where it comes from and goes. */
  spec: CordSpec;
};

/** One length of the telephone cord, plugged in between two jacks of the page, or from off the page to one. Scrolls with it. */
export function Cord({ spec }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawing = useHanging(canvas, spec);
  const hasConnected = useRef(false);
  useScene(canvas, () => import('./plug-in.scene.ts'), {
    state: spec.connected === false ? null : drawing,
    // It is hung again when the page's layout changes, and not plugged in again.
    onBuild: (timeline) => {
      if (hasConnected.current) timeline.progress(1);
      hasConnected.current ||= timeline.duration() > 0;
    },
  });
  return <CordCanvas ref={canvas} spec={spec} scene="plug-in" />;
}

/** A length that runs out as the reader comes; whole where nothing may move. */
export function RunningCord({ spec }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawing = useHanging(canvas, spec);
  useScene(canvas, () => import('./cord.scene.ts'), { state: drawing });
  return <CordCanvas ref={canvas} spec={spec} scene="cord" />;
}

type CanvasProps = Props & { ref: React.RefObject<HTMLCanvasElement | null>; scene: string };

function CordCanvas({ ref, spec, scene }: CanvasProps) {
  return (
    <canvas
      ref={ref}
      className={styles.cord}
      data-cord={spec.name}
      data-variant={spec.variant}
      data-scene={scene}
      data-part="cord-canvas"
      width="1"
      height="1"
      aria-hidden="true"
    />
  );
}

/** Hangs the cord, whole, and again whenever the page's layout has changed. Returns what it is drawn with. */
function useHanging(canvas: React.RefObject<HTMLCanvasElement | null>, spec: CordSpec): Drawing | null {
  const [drawing, setDrawing] = useState<Drawing | null>(null);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    let frame = 0;
    // Counts the hangings: one that waited for its sprites while another was asked for comes too late.
    let hangings = 0;
    let lit: Element | null = null;
    let last = '';

    const hang = async () => {
      const own = ++hangings;
      const { from, to, path, plugs, connected } = spec;
      const page = document.documentElement.clientWidth;
      const layout = layoutFor(page);
      const radius = spec.radius[layout];
      const sprites = await loadSprites(radius);
      const parent = element.offsetParent?.getBoundingClientRect();
      if (own !== hangings || !parent) return;
      const end = jackAt(to, parent);
      const start = from ? jackAt(from(layout), parent) : end;
      element.toggleAttribute('data-drawn', Boolean(start && end));
      if (!start || !end) return;
      const points = path(start, end, layout, parent.width);
      // The page's height may change far from here: a cord whose way is the same hangs as it hung.
      const key = JSON.stringify([points.map(({ x, y }) => [x, y]), parent.left, page]);
      if (key === last) return;
      last = key;
      const line = curve(points);
      const left = Math.max(-ROOM - parent.left, Math.min(...line.map(({ x }) => x)) - ROOM);
      const top = Math.min(...line.map(({ y }) => y)) - ROOM;
      // Nothing hangs over the page's edge, where it would make the page scroll sideways.
      const right = Math.min(page - parent.left, Math.max(...line.map(({ x }) => x)) + ROOM);
      const bottom = Math.max(...line.map(({ y }) => y)) + ROOM;
      element.style.translate = `${left}px ${top}px`;
      const size = { width: right - left, height: bottom - top };
      const context = prepare(element, size.width, size.height);
      if (!context) return;
      const inCanvas = line.map(({ x, y }) => ({ x: x - left, y: y - top }));
      const light = (plugged: boolean) =>
        end.jack.toggleAttribute('data-lit', plugged && plugs.end && connected !== false);
      if (lit !== end.jack) lit?.removeAttribute('data-lit');
      lit = end.jack;
      const firstView = window.innerHeight - (parent.top + window.scrollY + top);
      const next = createDrawing(context, inCanvas, size, { radius, plugs }, sprites, firstView, light);
      next.y = next.height;
      setDrawing(next);
    };
    const rehang = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => void hang().catch(() => {}));
    };

    const observer = new ResizeObserver(rehang);
    observer.observe(document.body);
    document.addEventListener('toggle', rehang, { capture: true });
    return () => {
      hangings = -1;
      lit?.removeAttribute('data-lit');
      cancelAnimationFrame(frame);
      document.removeEventListener('toggle', rehang, { capture: true });
      observer.disconnect();
    };
  }, [canvas, spec]);

  return drawing;
}

/** The centre of the first jack found that is on show, relative to the cord's parent, and the jack. */
function jackAt(selectors: string[], parent: DOMRect): (Point & { jack: Element }) | null {
  for (const selector of selectors)
    for (const jack of document.querySelectorAll(selector)) {
      const box = jack.getBoundingClientRect();
      if (jack.getClientRects().length > 0)
        return { x: box.left + box.width / 2 - parent.left, y: box.top + box.height / 2 - parent.top, jack };
    }
  return null;
}
