/**
 * The pressed card grows into the dialog, whose content then enters step by step; closing plays it backwards.
 */
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
};

/** The card's rectangle in the window, px. */
export type CardBox = { top: number; left: number; right: number; bottom: number };

export const scene = defineScene({
  name: 'service-dialog',
  parts: { frame: 'one', enter: 'many' },
  config,
  runs: byHand,
  build(timeline, { frame, enter: content }, { grow, step, enter, rise }, card: CardBox) {
    const box = frame.getBoundingClientRect();
    const style = getComputedStyle(frame);
    const css = (name: string) => style.getPropertyValue(name);
    const room = Number.parseFloat(css('--room'));
    const sides = (top: number, right: number, bottom: number, left: number, round: string) => ({
      '--top': `${top}px`,
      '--right': `${right}px`,
      '--bottom': `${bottom}px`,
      '--left': `${left}px`,
      '--round': round,
    });
    const from = sides(
      card.top - box.top,
      box.right - card.right,
      box.bottom - card.bottom,
      card.left - box.left,
      css('--radius-card'),
    );
    timeline
      .fromTo(
        frame,
        from,
        { ...sides(-room, -room, -room, -room, css('--radius-l')), duration: grow, ease: 'expo.out' },
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
