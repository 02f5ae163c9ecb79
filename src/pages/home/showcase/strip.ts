/** The strip's arithmetic, shared by the scene, the keyboard and the tests. */

/** From one card's left edge to the next one's, px; the cards' boxes do not change while they move. */
export const pitchOf = (cards: HTMLElement[]) => (cards[1]?.offsetLeft ?? 0) - (cards[0]?.offsetLeft ?? 0);

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

/** When, as shares of the way between two cards, the plug lifts out, lets go of its card, is over the next, and is seated. */
export const swap = { lift: 0.34, leave: 0.4, land: 0.6, seat: 0.66 };

/**
 * Where the plug is while one card gives way to the next: it rides along with the nearest card, is lifted right out at
 * the midpoint, and comes down on the next one. All pieces are linear.
 * @param share 0 at the one card, 1 at the other
 * @param pitch px between two cards
 * @param lift px the plug is lifted
 */
export function cordPlace(share: number, pitch: number, lift: number): { x: number; y: number } {
  const { leave, land } = swap;
  const up = Math.max(0, 1 - Math.abs(share - 0.5) / (0.5 - swap.lift));
  const across = (share - leave) / (land - leave);
  const x = share <= leave ? -share : share >= land ? 1 - share : -leave + 2 * leave * across;
  return { x: x * pitch, y: -lift * up };
}
