/**
 * The cord's lengths: from which jack to which, and by what way, so that none crosses a word.
 * A way is given in px of the page for the layout at hand; x grows to the right, y downwards.
 */
import { between, type Point } from './path.ts';

export type Layout = 'phone' | 'tablet' | 'desktop';

/** An open question's jack takes the plug where the list leaves it room: on a desktop. */
const openQuestion = 'details[open] [data-jack="faq"]';

export type CordSpec = {
  name: string;
  /** Selectors of the two jacks; the first that is on show counts. Without `from` it comes from off the page. */
  from?: (layout: Layout) => string[];
  to: string[];
  plugs: { start: boolean; end: boolean };
  radius: Record<Layout, number>;
  /** Its plug hangs beside the jack: no lamp, and nothing to push home. */
  connected?: false;
  /** Another cord than the red one: the robot's own, black. */
  variant?: 'black';
  /** All points, jacks included. `width` is the page's. Without a jack to come from, `from` is `to`. */
  path: (from: Point, to: Point, layout: Layout, width: number) => Point[];
};

const jack = (name: string) => `[data-jack="${name}"]`;

export const servicesCord: CordSpec = {
  name: 'services',
  from: () => [jack('hero')],
  to: [jack('chatbot')],
  plugs: { start: true, end: true },
  radius: { phone: 10, tablet: 13, desktop: 15 },
  path(from, to, layout) {
    if (layout === 'desktop')
      return between(from, to, [
        [0.14, 0],
        [0.3, 0.01],
        [0.6, 0.15],
        [0.74, 0.34],
        [0.58, 0.51],
        [0.44, 0.66],
        [0.66, 0.785],
        [0.93, 0.83],
        [1, 0.93],
      ]);
    // Down the right of the copy, then along the gap over the cards.
    const drop = to.y - from.y;
    const gap = to.y - 62;
    const right = (share: number, x: number): Point => ({ x: from.x + x, y: from.y + share * drop });
    return [
      from,
      right(0.07, 0),
      right(0.25, layout === 'phone' ? 10 : -6),
      right(0.45, layout === 'phone' ? 11 : -26),
      right(0.62, layout === 'phone' ? 13 : -10),
      { x: from.x + (layout === 'phone' ? 0 : -34), y: gap - 96 },
      { x: from.x - 90, y: gap - 18 },
      { x: (from.x + to.x) / 2, y: gap },
      { x: to.x + 60, y: gap + 2 },
      { x: to.x + 2, y: to.y - 34 },
      to,
    ];
  },
};

export const teamCord: CordSpec = {
  name: 'team',
  from: () => [jack('team')],
  to: [jack('showcase')],
  plugs: { start: true, end: true },
  radius: { phone: 10, tablet: 13, desktop: 15 },
  path(from, to, layout) {
    const sway = layout === 'desktop' ? 76 : 22;
    const down = (share: number, x: number): Point => ({
      x: from.x + share * (to.x - from.x) + x,
      y: from.y + share * (to.y - from.y),
    });
    return [
      from,
      down(0.12, 0),
      down(0.32, sway * 0.8),
      down(0.5, sway),
      down(0.72, -sway * 0.4),
      down(0.9, -4),
      to,
    ];
  },
};

/** Down the page's right edge, then round to the handset on the footer's o. */
export function toHandset(from: Point, to: Point, layout: Layout, width: number): Point[] {
  const lane = width - (layout === 'phone' ? 22 : layout === 'tablet' ? 34 : 56);
  const bend = lane - to.x;
  return [
    { x: lane, y: (from.y + to.y) / 2 + 60 },
    { x: lane, y: to.y - bend },
    { x: lane - bend * 0.1, y: to.y - bend * 0.34 },
    { x: lane - bend * 0.36, y: to.y + bend * 0.08 },
    { x: lane - bend * 0.68, y: to.y + bend * 0.15 },
    { x: to.x + bend * 0.12, y: to.y + bend * 0.05 },
    to,
  ];
}

export const footerCord: CordSpec = {
  name: 'footer',
  from: (layout) => [...(layout === 'desktop' ? [openQuestion] : []), jack('faq-foot')],
  to: [jack('footer')],
  plugs: { start: true, end: false },
  radius: { phone: 8, tablet: 11, desktop: 15 },
  path(from, to, layout, width) {
    const inFooter = toHandset(from, to, layout, width);
    if (layout !== 'desktop') return [from, { x: from.x, y: from.y + 50 }, ...inFooter];
    return [
      from,
      { x: from.x + 2, y: from.y + 52 },
      { x: from.x - 46, y: from.y + 180 },
      { x: from.x - 66, y: from.y + 290 },
      { x: from.x - 14, y: from.y + 420 },
      { x: width - 86, y: from.y + 560 },
      ...inFooter,
    ];
  },
};

export const layoutFor = (width: number): Layout =>
  width >= 1100 ? 'desktop' : width >= 700 ? 'tablet' : 'phone';
