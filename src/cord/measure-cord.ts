/** Lays a cord out between the jacks of the page as it stands. */
import { type CordSpec, defaultPlugs, defaultRadius } from './cord-spec.ts';
import { courseOf, layoutNow } from './course.ts';
import { curve, type Point } from './curve.ts';
import type { CordGeometry } from './use-cord-drawing.ts';

/** Room round the path for coil and plug, px. */
const ROOM = 48;

/** Null where one of its jacks is not on show. */
export function measureCord(element: HTMLElement, spec: CordSpec): CordGeometry | null {
  const parent = element.offsetParent?.getBoundingClientRect();
  if (!parent) return null;
  const page = document.documentElement.clientWidth;
  const layout = layoutNow();
  const end = jackAt(spec.to, parent);
  const start = spec.from ? jackAt(spec.from(layout), parent) : end;
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
    // What the first view shows.
    minY: window.innerHeight - (parent.top + window.scrollY + top),
    lamp: plugs.end && spec.connected !== false ? end.jack : undefined,
  };
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
