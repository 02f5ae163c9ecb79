/**
 * The post's cover flies from its card into the dialog's left half, while the sheet is torn up from the pad
 * beside it.
 */
import { byHand, defineScene } from '../../../../motion/scene.ts';
import { tweened } from '../../../../motion/tweened.ts';
import { flight, frameOf } from './flight.ts';

const config = {
  /** Seconds for the cover to reach its place. */
  grow: 0.6,
  /** Seconds for the pad to appear under it. */
  appear: 0.2,
  /** Seconds for the sheet. */
  tear: 0.5,
  /** Distance the sheet comes up, px. */
  rise: 40,
  /** Its lean while it is torn off, degrees. */
  lean: 2,
};

export const scene = defineScene({
  name: 'post-dialog',
  parts: { pad: 'many', cover: 'one', sheet: 'one' },
  config,
  runs: byHand,
  build(
    timeline,
    { root, pad, cover, sheet },
    { grow, appear, tear, rise, lean },
    { slug }: { slug: string },
  ) {
    const card = root.ownerDocument.querySelector<HTMLElement>(`[data-post="${slug}"] [data-cover]`);
    /** Start and end of the flight in the current window and page; the dialog's scroll is subtracted. */
    const measure = () => {
      const to = frameOf(cover);
      return card && { from: frameOf(card), to: { ...to, y: to.y + root.scrollTop } };
    };
    let way = measure();
    let stands = false;
    const place = tweened(0, (share) => {
      if (stands && share < 1) way = measure();
      stands = share === 1;
      if (way)
        Object.assign(
          cover.style,
          stands ? { transform: '', clipPath: '' } : flight(way.from, way.to, share),
        );
    });
    timeline
      .fromTo(place, { value: 0 }, { value: 1, duration: grow, ease: 'expo.out' }, 0)
      .fromTo(pad, { opacity: 0 }, { opacity: 1, duration: appear, ease: 'none' }, 0)
      .fromTo(
        sheet,
        { opacity: 0, y: rise, rotation: lean, transformOrigin: '0% 100%' },
        { opacity: 1, y: 0, rotation: 0, duration: tear, ease: 'expo.out' },
        grow * 0.25,
      );
    return () => {
      place.value = 1;
    };
  },
});
