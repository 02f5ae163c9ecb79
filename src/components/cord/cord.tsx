import { useEffect, useRef } from 'react';
import { drawCord, loadSprites, prepare } from './draw.ts';
import { layoutFor, type Length } from './lengths.ts';
import { curve, type Point } from './path.ts';
import styles from './cord.module.css';

/** Room round the path for coil and plug, px. */
const ROOM = 48;

/** One length of the telephone cord, hanging plugged in between two jacks of the page, or from off the page to one. `length` is a constant. Scrolls with the page. */
export function Cord({ length }: { length: Length }) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    let frame = 0;
    let mounted = true;

    const hang = async () => {
      const art = await loadSprites();
      const parent = element.offsetParent?.getBoundingClientRect();
      const { from, to, way, plugs, radius } = length;
      if (!mounted || !parent) return;
      const page = document.documentElement.clientWidth;
      const layout = layoutFor(page);
      const end = jackAt(to, parent);
      const start = from ? jackAt(from(layout), parent) : end;
      element.toggleAttribute('data-hung', Boolean(start && end));
      if (!start || !end) return;
      const line = curve(way(start, end, layout, parent.width));
      const left = Math.max(-ROOM - parent.left, Math.min(...line.map(({ x }) => x)) - ROOM);
      const top = Math.min(...line.map(({ y }) => y)) - ROOM;
      // Nothing hangs over the page's edge, where it would make the page scroll sideways.
      const right = Math.min(page - parent.left, Math.max(...line.map(({ x }) => x)) + ROOM);
      const bottom = Math.max(...line.map(({ y }) => y)) + ROOM;
      element.style.translate = `${left}px ${top}px`;
      const context = prepare(element, right - left, bottom - top);
      const own = line.map(({ x, y }) => ({ x: x - left, y: y - top }));
      if (context) drawCord(context, own, { radius: radius[layout], plugs }, art);
    };
    const rehang = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => void hang().catch(() => {}));
    };

    const observer = new ResizeObserver(rehang);
    observer.observe(document.body);
    document.addEventListener('toggle', rehang, { capture: true });
    return () => {
      mounted = false;
      cancelAnimationFrame(frame);
      document.removeEventListener('toggle', rehang, { capture: true });
      observer.disconnect();
    };
  }, [length]);

  return (
    <canvas
      ref={canvas}
      className={styles.cord}
      data-cord={length.name}
      data-look={length.look}
      width="1"
      height="1"
      aria-hidden="true"
    />
  );
}

/** The centre of the first jack found that is on show, relative to the cord's parent. */
function jackAt(selectors: string[], parent: DOMRect): Point | null {
  for (const selector of selectors)
    for (const jack of document.querySelectorAll(selector)) {
      const box = jack.getBoundingClientRect();
      if (jack.getClientRects().length > 0)
        return { x: box.left + box.width / 2 - parent.left, y: box.top + box.height / 2 - parent.top };
    }
  return null;
}
