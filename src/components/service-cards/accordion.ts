/** The arithmetic of the sideways accordion, in which one card is open. */
export type Place = {
  /** Offset of the card's box, px. */
  x: number;
  /** Cut from the box at its left and at its right, px. */
  clip: number;
};

/**
 * The place of a card. Every box is as wide as the open card; a closed card shows the middle of it.
 * @param index of the card
 * @param chosen index of the open card
 * @param wide width of the open card, px
 * @param ratio how many times wider the open card is than a closed one
 * @param gap between cards, px
 */
export function placeOf(index: number, chosen: number, wide: number, ratio: number, gap: number): Place {
  const narrow = wide / ratio;
  const left = index * (narrow + gap) + (index > chosen ? wide - narrow : 0);
  const clip = index === chosen ? 0 : (wide - narrow) / 2;
  return { x: left - clip, clip };
}
