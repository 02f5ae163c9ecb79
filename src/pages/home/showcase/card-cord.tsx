import { useRef } from 'react';
import { approach, beside, layoutNow } from '../../../cord/cord-spec.ts';
import { curve, type Point } from '../../../cord/path.ts';
import { type CordGeometry, useCordDrawing } from '../../../cord/use-cord-drawing.ts';

/** Distance of a card's jack below its top edge, px. */
const JACK = 27;
/** Length of the upright viewport's cord beyond its right edge, px; half a pitch is 162. */
const BEYOND = 180;
/** Top edge of the cord's element relative to the viewport's, px. */
const TOP = -70;

/** The cord that stays plugged into the card at the centre of the showcase. The scene moves its parent. */
export function CardCord() {
  const cord = useRef<HTMLDivElement>(null);
  useCordDrawing(cord, layOutCardCord);
  return <div ref={cord} aria-hidden="true" />;
}

/** The path in px of the showcase's viewport, from its edge to the card at the centre, clear of heading and clock. */
export function cardCordPath(width: number, height: number, cardTop: number): Point[] {
  const jack = { x: width / 2, y: cardTop + JACK };
  if (width >= height)
    return [
      { x: width * 0.58, y: -60 },
      { x: width * 0.57, y: -20 },
      { x: width * 0.505, y: cardTop * 0.2 },
      { x: width * 0.467, y: cardTop * 0.42 },
      { x: width * 0.472, y: cardTop * 0.64 },
      { x: width * 0.497, y: cardTop - 62 },
      ...approach(jack, 'above', JACK + 26),
    ];
  // Upright, there is no room beside the clock: the cord comes in from the right, between clock and cards. It
  // travels with a card for half a pitch, and its end stays out of sight.
  const gap = cardTop - 24;
  return [
    { x: width + BEYOND, y: gap - 8 },
    { x: width * 0.85, y: gap + 4 },
    { x: width * 0.65, y: gap - 4 },
    { x: jack.x + 42, y: gap - 2 },
    { x: jack.x + 3, y: cardTop - 8 },
    jack,
  ];
}

function layOutCardCord(cord: HTMLElement): CordGeometry | null {
  // The cord's parent is not displayed where visitors swipe the cards.
  const viewport = cord.offsetParent?.parentElement;
  const box = viewport?.getBoundingClientRect();
  const card = viewport?.querySelector('[data-card]')?.getBoundingClientRect();
  if (!box || !card) return null;
  const cardTop = card.top - box.top;
  return {
    line: curve(cardCordPath(box.width, box.height, cardTop)).map((point) => beside(point, 0, -TOP)),
    box: { left: 0, top: TOP, width: box.width + BEYOND, height: cardTop + JACK + 30 - TOP },
    style: {
      radius: layoutNow() === 'desktop' ? 15 : 12,
      plugs: { start: false, end: true },
    },
  };
}
