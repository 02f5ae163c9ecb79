/** Keeps a cord drawn in its element: lays it out, has it painted, and again when the page or its screen changes. */
import { type RefObject, useEffect, useState } from 'react';
import { afterFrame } from '../browser/after-frame.ts';
import { laidOut } from '../browser/laid-out.ts';
import { ScrollTrigger } from '../motion/gsap.ts';
import type { CordStyle } from './picture.ts';
import { createDrawing, type Drawing, loadPainter, type Painter } from './drawing.ts';
import type { Point } from './path.ts';
import { dropSpriteFiles, loadSpriteFiles, type SpriteFiles } from './sprites.ts';
import { canvasOf, densityFor, pixelDensity, tilesAlong } from './tiles.ts';

export type CordGeometry = {
  /** The curve in the element's own px. */
  line: Point[];
  /** The element's offset from its own place, and its size, px. */
  box: { left: number; top: number; width: number; height: number };
  style: CordStyle;
  /** How far down it is drawn at any time, px of the element. */
  minY?: number;
  /** The jack whose lamp is lit while the plug is in it. */
  lamp?: Element | undefined;
  /** Elements whose size moves a jack, also where the page keeps its own. */
  around?: Element[];
};

/** Reads the page as it stands. Null where the cord has no place: no jack on show, or its section not displayed. */
type MeasureCord = (root: HTMLElement) => CordGeometry | null;

type Look = Pick<CordGeometry, 'line' | 'box' | 'style'> & { density: number };

/** Whether a cord looks the same, wherever on the page: rectangles of one layout differ by a hair as they move. */
function isAlike(one: Look, other: Look): boolean {
  const lengths = ({ line, box }: Look) => [...line.flatMap(({ x, y }) => [x, y]), box.width, box.height];
  const others = lengths(other);
  const own = lengths(one);
  return (
    own.length === others.length &&
    own.every((length, index) => Math.abs(length - (others[index] ?? Number.NaN)) < 0.5) &&
    JSON.stringify([one.style, one.density]) === JSON.stringify([other.style, other.density])
  );
}

let warned = false;

/** Round the coil: for the plug, and for how far it may sway or its shadow falls, px. */
const ROOM = 34;

/**
 * The cord is drawn whole at first. An element that shows its cord has `data-drawn`.
 * @param measure constant: another function starts anew
 * @returns what the cord is drawn with, and another whenever it has been laid out anew
 */
export function useCordDrawing(root: RefObject<HTMLElement | null>, measure: MeasureCord): Drawing | null {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    // Without them the page stands without its cord.
    if (!('ResizeObserver' in window && 'transferControlToOffscreen' in HTMLCanvasElement.prototype)) return;
    let stop: (() => void) | undefined;
    let left = false;
    // Before, each section that is laid out would move it. The first frame of a page that is turned to does not wait for it.
    void laidOut().then(() => {
      if (left) return;
      stop = afterFrame(() => {
        if (root.current) stop = keepDrawn(root.current, measure, setDrawing);
      });
    });
    return () => {
      left = true;
      stop?.();
    };
  }, [root, measure]);
  return drawing;
}

/** The hook's work, without React. Returns the stop. */
export function keepDrawn(
  root: HTMLElement,
  measure: MeasureCord,
  onDrawing: (drawing: Drawing) => void,
): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  let frame = 0;
  let tools: [Painter, SpriteFiles] | null = null;
  let drawing: Drawing | null = null;
  /** The one whose canvases are shown. */
  let shown: Drawing | null = null;
  let drawnAs: Look | null = null;
  /** Of its offset, px. */
  let top = 0;
  let lamp: Element | undefined;
  let isPlugged = false;

  const light = () => lamp?.toggleAttribute('data-lit', isPlugged && shown !== null);

  function draw() {
    // Without its style sheet the element is in the page's flow: each drawing would lengthen the page and cause another.
    const css = getComputedStyle(root);
    const isInFlow = css.position === 'static';
    const layout = isInFlow ? null : measure(root);
    root.toggleAttribute('data-drawn', Boolean(layout && shown));
    // The drawing in progress comes first: restarted on each resize, a cord on a growing page would never be shown.
    if (!layout || !tools || drawing !== shown) return;
    for (const element of layout.around ?? []) observer.observe(element);
    const { line, box, style, minY = 0 } = layout;
    const place = () => {
      root.style.width = `${box.width}px`;
      root.style.height = `${box.height}px`;
      root.style.translate = `${box.left}px ${box.top}px`;
      top = box.top;
      if (lamp !== layout.lamp) lamp?.removeAttribute('data-lit');
      lamp = layout.lamp;
      light();
    };
    const next = { line, box, style, density: pixelDensity() };
    if (drawnAs && isAlike(drawnAs, next)) {
      const moved = Math.abs(box.top - top) > 0.5;
      place();
      // On a busy page the triggers may have been refreshed already, for the height that moved it.
      if (moved) ScrollTrigger.refresh(true);
      return;
    }
    drawnAs = next;
    const [painter, files] = tools;
    const areas = tilesAlong(line, box, style.radius * 1.5 + ROOM);
    const density = densityFor(areas);
    const canvases: HTMLCanvasElement[] = [];
    const tiles = areas.map((area) => {
      const canvas = canvasOf(area, density);
      canvases.push(canvas);
      return { area, canvas: canvas.transferControlToOffscreen() };
    });
    const shadow = css.getPropertyValue('--cord-shadow');
    // Whole at first. A cord that is laid out anew begins where it was: its scene takes it from there.
    const y = shown && shown.y < shown.height ? shown.y : box.height;
    const own = createDrawing(painter, { line, box, style, minY, tiles, density, shadow, files }, y, {
      onAnswer({ error, isLost }) {
        if (error) {
          dropSpriteFiles();
          return fail(error);
        }
        if (isLost) {
          drawnAs = null;
          return schedule();
        }
        // Picture, place and scene in one: the old picture would stand in the new place.
        shown?.stop();
        shown = own;
        root.replaceChildren(...canvases);
        root.setAttribute('data-drawn', '');
        place();
        onDrawing(own);
        // Something may have changed while it was on its way.
        schedule();
      },
      onPlug(plugged) {
        isPlugged = plugged;
        light();
      },
    });
    drawing = own;
  }

  /** The page stands without this cord; the next page asks again. */
  function fail(error: unknown) {
    if (!warned) console.warn('The cord is not drawn:', error);
    warned = true;
    stop();
  }

  function schedule() {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(draw);
  }

  function watchPixelDensity() {
    const query = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    const onChange = () => {
      schedule();
      watchPixelDensity();
    };
    query.addEventListener('change', onChange, { once: true, signal });
  }

  function stop() {
    listeners.abort();
    observer.disconnect();
    cancelAnimationFrame(frame);
    drawing?.stop();
    shown?.stop();
    root.removeAttribute('data-drawn');
    lamp?.removeAttribute('data-lit');
  }

  const observer = new ResizeObserver(schedule);
  observer.observe(document.body);
  document.addEventListener('toggle', schedule, { capture: true, signal });
  // A jack may stand in a strip that is swiped.
  const onScroll = ({ target }: Event) => target !== document && schedule();
  document.addEventListener('scroll', onScroll, { capture: true, passive: true, signal });
  watchPixelDensity();
  Promise.all([loadPainter(), loadSpriteFiles()]).then(
    (loaded) => {
      if (signal.aborted) return;
      tools = loaded;
      draw();
    },
    (error: unknown) => {
      dropSpriteFiles();
      if (!signal.aborted) fail(error);
    },
  );
  return stop;
}
