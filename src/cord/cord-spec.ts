/**
 * A cord's spec: from which jack of the page to which, and along what path. Each stands beside the section that it leads
 * to or begins in. All lengths in px; x grows to the right, y downwards.
 */
import { matches } from '../browser/media.ts';
import { curve, type Point } from './path.ts';
import type { CordGeometry } from './use-cord-drawing.ts';

export type CordSpec = {
  name: string;
  /** Selectors of the jack that it comes from; the first on show counts. Without them it comes from off the page. */
  from?: (layout: Layout) => string[];
  /** Selectors of the jack that it leads to. */
  to: string[];
  /** Which ends carry a plug: the end alone, if nothing is said. */
  plugs?: { start: boolean; end: boolean };
  /** Radius of the coil, px: `defaultRadius`, if nothing is said. */
  radius?: Record<Layout, number>;
  /** Its plug lies beside the jack: no lamp is lit, and the plug does not move. */
  connected?: false;
  /** Another cord than the red one. */
  variant?: 'black';
  /** All points in px of the page, both jacks included, so that the curve through them crosses no word. */
  path: (course: Course) => Point[];
};

/** The plugs and radius (px) of a spec that says nothing of them. */
export const defaultPlugs = { start: false, end: true };
export const defaultRadius: Record<Layout, number> = { phone: 9, tablet: 11, desktop: 12.5 };

/** The selector of a jack. */
export const jack = (name: string): string => `[data-jack="${name}"]`;

/*
 * The words that a path is written in: an anchor is a jack's centre or an edge of the page, and a point stands beside an
 * anchor or between two.
 */

export type Layout = 'phone' | 'tablet' | 'desktop';

export type Course = {
  /** The jack that the cord comes from. A cord from off the page has none: there it is `to`. */
  from: Point;
  /** The jack that it leads to. */
  to: Point;
  /** The page's edges, level with `to`. */
  left: Point;
  right: Point;
  layout: Layout;
};

/** The layout that the page has now. */
export function layoutNow(): Layout {
  if (matches('desktop')) return 'desktop';
  return matches('tablet') ? 'tablet' : 'phone';
}

/** A course between two points of a page that is `width` px wide. */
export const courseOf = (from: Point, to: Point, width: number, layout: Layout): Course => ({
  from,
  to,
  left: { x: 0, y: to.y },
  right: { x: width, y: to.y },
  layout,
});

/** The point `dx` to the right of an anchor and `dy` below it. */
export const beside = (anchor: Point, dx: number, dy: number): Point => ({
  x: anchor.x + dx,
  y: anchor.y + dy,
});

/** The point a share of the way from one anchor (0) to another (1), `sag` below the straight line between them. */
export const between = (from: Point, to: Point, share: number, sag = 0): Point => ({
  x: from.x + share * (to.x - from.x),
  y: from.y + share * (to.y - from.y) + sag,
});

const sides = { above: [0, -1], below: [0, 1], left: [-1, 0], right: [1, 0] } as const;

/** The end of a path: straight into a jack from a point `distance` away on one side of it. */
export function approach(jack: Point, side: keyof typeof sides, distance: number): [Point, Point] {
  const [dx, dy] = sides[side];
  return [beside(jack, dx * distance, dy * distance), jack];
}

/** Room round the path for coil and plug, px. */
const ROOM = 48;

/** Lays a cord out between the jacks of the page as it stands. Null where one of them is not on show, or beyond the page's edge. */
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
  if (right <= left) return null;
  const plugs = spec.plugs ?? defaultPlugs;
  return {
    line: line.map(({ x, y }) => ({ x: x - left, y: y - top })),
    box: { left, top, width: right - left, height: bottom - top },
    style: { radius: (spec.radius ?? defaultRadius)[layout], plugs },
    // The end of the first view.
    minY: window.innerHeight - (parent.top + window.scrollY + top),
    lamp: plugs.end && spec.connected !== false ? end.jack : undefined,
    // A jack of an SVG drawing has none.
    around: [start, end]
      .map(({ jack }) => (jack as HTMLElement).offsetParent)
      .filter((one) => one instanceof Element),
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
 * Lays what sticks round a jack where it lies at the top of the page, unless the cord sticks with it, and what has yet to come in
 * where it will stand. The cord is laid out wherever the page stands, and is seen when it comes by.
 * @returns lets all that go back
 */
function unstick(jack: Element, parent: Element): () => void {
  const stuck: HTMLElement[] = [];
  const waiting: { style: CSSStyleDeclaration; transform: string }[] = [];
  for (let at = jack.parentElement; at && !at.contains(parent); at = at.parentElement) {
    const { style } = at;
    if (getComputedStyle(at).position === 'sticky') stuck.push(at);
    if (style.opacity === '0' && style.transform) waiting.push({ style, transform: style.transform });
  }
  for (const { style } of stuck) Object.assign(style, { position: 'relative', inset: 'auto' });
  // Over the compositor's animation, too.
  for (const { style } of waiting) style.setProperty('transform', 'none', 'important');
  return () => {
    for (const { style } of stuck) Object.assign(style, { position: '', inset: '' });
    for (const { style, transform } of waiting) style.setProperty('transform', transform);
  };
}
