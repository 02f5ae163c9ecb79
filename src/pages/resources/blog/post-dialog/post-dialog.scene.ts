/** The post's cover grows from its card into the dialog's left half, while the sheet is torn up from the pad beside it. */
import { Flip } from '../../../../motion/flip.ts';
import { byHand, defineScene } from '../../../../motion/scene.ts';

const config = {
  /** Seconds for the cover to reach its place. */
  grow: 0.6,
  /** Seconds for the sheet. */
  tear: 0.5,
  /** Distance the sheet comes up, px. */
  rise: 40,
  /** Its lean while it is torn off, degrees. */
  lean: 2,
};

export const scene = defineScene({
  name: 'post-dialog',
  parts: { cover: 'one', sheet: 'one' },
  config,
  runs: byHand,
  build(timeline, { root, cover, sheet }, { grow, tear, rise, lean }, { slug }: { slug: string }) {
    const card = root.ownerDocument.querySelector(`[data-post="${slug}"] [data-flip-id]`);
    if (card)
      timeline.add(
        Flip.from(Flip.getState(card), { targets: cover, scale: true, duration: grow, ease: 'expo.out' }),
        0,
      );
    timeline.fromTo(
      sheet,
      { opacity: 0, y: rise, rotation: lean, transformOrigin: '0% 100%' },
      { opacity: 1, y: 0, rotation: 0, duration: tear, ease: 'expo.out' },
      grow * 0.25,
    );
  },
});
