/** Keeps a cord drawn in its element: fetches the sprites, lays it out, and again when the page or its screen changes. */
import { type RefObject, useEffect, useState } from 'react';
import { laidOut } from '../browser/laid-out.ts';
import type { CordStyle } from './draw.ts';
import { createDrawing, type Drawing } from './drawing.ts';
import type { Point } from './path.ts';
import { areFor, closeSprites, loadSprites, pixelDensity, type Sprites } from './sprites.ts';
import { createSurface, densityFor, tilesAlong } from './surface.ts';

export type CordGeometry = {
  /** The curve in the element's own px. */
  line: Point[];
  /** Where the element stands from its own place, and its size, px. */
  box: { left: number; top: number; width: number; height: number };
  style: CordStyle;
  /** How far down it is drawn at any time, px of the element. */
  minY?: number;
  /** The jack whose lamp is lit while the plug is in it. */
  lamp?: Element | undefined;
};

/** Reads the page as it stands. Null where the cord has no place: no jack on show, or its section not displayed. */
export type MeasureCord = (root: HTMLElement) => CordGeometry | null;

/** Round the coil: for the plug, and for how far it may sway or its shadow falls, px. */
const ROOM = 26;

/**
 * The cord is drawn whole at first. An element that shows its cord has `data-drawn`.
 * @param measure constant: another function starts anew
 * @returns what the cord is drawn with, and another whenever it has been laid out anew
 */
export function useCordDrawing(root: RefObject<HTMLElement | null>, measure: MeasureCord): Drawing | null {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    // Without them the page stands without its cord.
    if (!('ResizeObserver' in window && 'OffscreenCanvas' in window)) return;
    let stop: (() => void) | undefined;
    let left = false;
    // Before, each section that is laid out would move it.
    void laidOut().then(() => {
      if (!left && root.current) stop = keepDrawn(root.current, measure, setDrawing);
    });
    return () => {
      left = true;
      stop?.();
    };
  }, [root, measure]);
  return drawing;
}

/** What the hook does, without React. Returns the stop. */
export function keepDrawn(
  root: HTMLElement,
  measure: MeasureCord,
  onDrawing: (drawing: Drawing) => void,
): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  let frame = 0;
  let sprites: Sprites | null = null;
  let loading = false;
  let drawing: Drawing | null = null;
  let drawnAs = '';
  let lamp: Element | undefined;

  function draw() {
    // In the page's flow, where its style sheet is lost, each drawing would make the page longer for the next.
    const css = getComputedStyle(root);
    const isInFlow = css.position === 'static';
    const layout = isInFlow ? null : measure(root);
    if (!layout) {
      root.removeAttribute('data-drawn');
      return;
    }
    const { line, box, style, minY } = layout;
    if (!sprites || !areFor(sprites, style.radius)) {
      if (!loading) void replaceSprites(style.radius);
      return;
    }
    root.setAttribute('data-drawn', '');
    // The page's height may change far from here: a cord that runs as it ran stays as it is.
    const drawAs = JSON.stringify([line, box, style, pixelDensity()]);
    if (drawAs === drawnAs) return;
    drawnAs = drawAs;
    const tiles = tilesAlong(line, box, style.radius * 1.5 + ROOM);
    root.style.width = `${box.width}px`;
    root.style.height = `${box.height}px`;
    root.style.translate = `${box.left}px ${box.top}px`;
    drawing?.stop();
    if (lamp !== layout.lamp) lamp?.removeAttribute('data-lit');
    lamp = layout.lamp;
    const onPlug = (plugged: boolean) => layout.lamp?.toggleAttribute('data-lit', plugged);
    const surface = createSurface(root, tiles, densityFor(tiles), css.getPropertyValue('--cord-shadow'));
    drawing = createDrawing(surface, sprites, {
      line,
      box,
      style,
      minY,
      onPlug,
    });
    drawing.y = drawing.height;
    onDrawing(drawing);
  }

  async function replaceSprites(radius: number) {
    loading = true;
    const loaded = await loadSprites(radius).catch(() => null);
    loading = false;
    // Without sprites the page stands without this cord; the next page asks again.
    if (!loaded) return stop();
    if (signal.aborted) return closeSprites(loaded);
    drawing?.stop();
    if (sprites) closeSprites(sprites);
    sprites = loaded;
    drawnAs = '';
    // The page is asked again: while they loaded, its layout may have changed, and the radius with it.
    draw();
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
    if (sprites) closeSprites(sprites);
    root.removeAttribute('data-drawn');
    lamp?.removeAttribute('data-lit');
  }

  const observer = new ResizeObserver(schedule);
  observer.observe(document.body);
  document.addEventListener('toggle', schedule, { capture: true, signal });
  watchPixelDensity();
  return stop;
}
