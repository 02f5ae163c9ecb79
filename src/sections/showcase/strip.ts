/** The strip's arithmetic, shared by the scene, the keyboard and the tests. */

/**
 * How far the strip travels, px: the first card is centred at the start and the last at the end.
 * @param pitch from one card's left edge to the next one's, px (card plus gap)
 */
export function travel(cards: number, pitch: number): number {
  return Math.max(0, cards - 1) * pitch;
}

/** The card nearest the centre at progress p (0 to 1), from 0. */
export function activeCard(p: number, cards: number): number {
  return Math.round(Math.min(1, Math.max(0, p)) * (cards - 1));
}

/** What the cord does while one card gives way to the next; `share` is 0 at the one and 1 at the other. */
export type CordPlace = { x: number; y: number };

/**
 * The plug rides along with the nearest card, lifts out around the midpoint and comes down on the next.
 * @param pitch px between two cards
 * @param lift px the plug is lifted
 */
export function cordPlace(share: number, pitch: number, lift: number): CordPlace {
  const leave = 0.4;
  const land = 0.6;
  const up = Math.sin(Math.PI * Math.min(1, Math.max(0, (share - 0.34) / 0.32))) ** 0.5;
  if (share <= leave) return { x: -pitch * share, y: -lift * up };
  if (share >= land) return { x: pitch * (1 - share), y: -lift * up };
  const across = (share - leave) / (land - leave);
  return { x: -pitch * leave + 2 * pitch * leave * across, y: -lift * up };
}
