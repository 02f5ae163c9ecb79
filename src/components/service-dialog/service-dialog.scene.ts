/** The card that was pressed grows into the dialog, then its content enters step by step; on closing it all goes back. */
import { byHand, defineScene } from '../../motion/scene.ts';

const config = {
  /** Seconds for the card to become the dialog. */
  grow: 0.6,
  /** Seconds between two pieces of content. */
  step: 0.06,
  /** Seconds each piece takes to enter. */
  enter: 0.45,
  /** Distance a piece comes from, px. */
  rise: 24,
  /** How far the open clip lies outside the frame, for what hangs over its edge and for its shadow, px. */
  room: 90,
  /** Corners of the card and of the dialog, px. */
  cardRadius: 28,
  frameRadius: 36,
};

/** The card's rectangle in the window, px. */
export type CardBox = { top: number; left: number; right: number; bottom: number };

export const scene = defineScene({
  name: 'service-dialog',
  parts: { frame: 'one', enter: 'many' },
  config,
  runs: byHand,
  build(
    timeline,
    { frame, enter: content },
    { grow, step, enter, rise, room, cardRadius, frameRadius },
    card: CardBox,
  ) {
    const box = frame.getBoundingClientRect();
    const sides = (top: number, right: number, bottom: number, left: number, round: number) => ({
      '--top': `${top}px`,
      '--right': `${right}px`,
      '--bottom': `${bottom}px`,
      '--left': `${left}px`,
      '--round': `${round}px`,
    });
    const from = sides(
      card.top - box.top,
      box.right - card.right,
      box.bottom - card.bottom,
      card.left - box.left,
      cardRadius,
    );
    timeline
      .fromTo(
        frame,
        from,
        { ...sides(-room, -room, -room, -room, frameRadius), duration: grow, ease: 'expo.out' },
        0,
      )
      .fromTo(
        content,
        { opacity: 0, y: rise },
        { opacity: 1, y: 0, duration: enter, ease: 'expo.out', stagger: step },
        grow / 3,
      );
  },
});
