/** Lays a cord out between the jacks of the page as it stands. */
import { type CordSpec, courseOf, defaultPlugs, defaultRadius, layoutNow } from './cord-spec.ts';
import { curve, type Point } from './path.ts';
import type { CordGeometry } from './use-cord-drawing.ts';

/** Room round the path for coil and plug, px. */
const ROOM = 48;

/** Null where one of its jacks is not on show. */
export function measureCord(element: HTMLElement, spec: CordSpec): CordGeometry | null {
  const { offsetParent } = element;
  if (!offsetParent) return null;
  const parent = offsetParent.getBoundingClientRect();
  const page = document.documentElement.clientWidth;
  const layout = layoutNow();
  const end = jackAt(spec.to, offsetParent);
  const start = spec.from ? jackAt(spec.from(layout), offsetParent) : end;
  if (!start || !end) return null;
  const line = curve(spec.path(courseOf(start, end, parent.width, layout)));
  const left = Math.max(-ROOM - parent.left, Math.min(...line.map(({ x }) => x)) - ROOM);
  const top = Math.min(...line.map(({ y }) => y)) - ROOM;
  // Nothing goes over the page's edge, where it would make the page scroll sideways.
  const right = Math.min(page - parent.left, Math.max(...line.map(({ x }) => x)) + ROOM);
  const bottom = Math.max(...line.map(({ y }) => y)) + ROOM;
  const plugs = spec.plugs ?? defaultPlugs;
  return {
    line: line.map(({ x, y }) => ({ x: x - left, y: y - top })),
    box: { left, top, width: right - left, height: bottom - top },
    style: { radius: (spec.radius ?? defaultRadius)[layout], plugs },
    // The end of the first view.
    minY: window.innerHeight - (parent.top + window.scrollY + top),
    lamp: plugs.end && spec.connected !== false ? end.jack : undefined,
  };
}

/** The centre of the first jack found that is on show, relative to the cord's parent, and the jack. */
function jackAt(selectors: string[], parent: Element): (Point & { jack: Element }) | null {
  for (const selector of selectors)
    for (const jack of document.querySelectorAll(selector)) {
      if (jack.getClientRects().length === 0) continue;
      const release = unstick(jack, parent);
      const box = jack.getBoundingClientRect();
      const { left, top } = parent.getBoundingClientRect();
      release();
      return { x: box.left + box.width / 2 - left, y: box.top + box.height / 2 - top, jack };
    }
  return null;
}

/**
 * Lays what sticks round a jack where it lies at the top of the page, unless the cord sticks with it. The cord is laid out
 * wherever the page stands, and is seen when it comes by.
 * @returns lets it stick again
 */
function unstick(jack: Element, parent: Element): () => void {
  const stuck: HTMLElement[] = [];
  for (let at = jack.parentElement; at && !at.contains(parent); at = at.parentElement)
    if (getComputedStyle(at).position === 'sticky') stuck.push(at);
  for (const { style } of stuck) Object.assign(style, { position: 'relative', inset: 'auto' });
  return () => {
    for (const { style } of stuck) Object.assign(style, { position: '', inset: '' });
  };
}
