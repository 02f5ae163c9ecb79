/** Arithmetic of the strip and its active card, for the scene and the keyboard. */

/** From one card's left edge to the next one's, px; constant while the cards move. */
export const pitchOf = (cards: HTMLElement[]) => (cards[1]?.offsetLeft ?? 0) - (cards[0]?.offsetLeft ?? 0);

/**
 * How far the strip travels, px: the first card is centred at the start and the last at the end.
 * @param pitch from one card's left edge to the next one's, px (card plus gap)
 */
export function travel(cards: number, pitch: number): number {
  return Math.max(0, cards - 1) * pitch;
}

/** Index of the card nearest the centre at progress p (0 to 1). */
export function activeCard(p: number, cards: number): number {
  return Math.round(Math.min(1, Math.max(0, p)) * (cards - 1));
}

/**
 * Marks the active card and its hour, each on its own element, so that the rest of the showcase is not
 * restyled.
 */
export function showActive(root: HTMLElement, active: number): void {
  if (root.dataset.active === String(active)) return;
  root.dataset.active = String(active);
  for (const element of root.querySelectorAll<HTMLElement>('[data-index]'))
    element.toggleAttribute('data-now', element.dataset.index === root.dataset.active);
}

/**
 * The plug's keyframes between two cards, 0 to 1 of the way: it rises, crosses to the next card, and drops.
 */
export const plugTimes = { liftStart: 0.34, crossStart: 0.4, crossEnd: 0.6, dropEnd: 0.66 };
