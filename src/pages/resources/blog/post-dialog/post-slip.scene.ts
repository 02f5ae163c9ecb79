/** The post's cover grows from its card into the slip's left half, while the sheet is torn up from the pad beside it. */
import { Flip } from '../../../../motion/flip.ts';
import { gsap } from '../../../../motion/gsap.ts';
import { part, type Scene } from '../../../../motion/scene.ts';

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

type PostDialogParts = { panel: HTMLElement; cover: HTMLElement; sheet: HTMLElement };

export const scene: Scene<PostDialogParts, typeof config, { slug: string }> = {
  name: 'post-slip',
  when: ['full-motion'],
  config,
  playback: 'manual',
  parts: (root) => ({
    panel: part('post-slip', root, 'panel'),
    cover: part('post-slip', root, 'cover'),
    sheet: part('post-slip', root, 'sheet'),
  }),
  build({ panel, cover, sheet }, { grow, tear, rise, lean }, { slug }) {
    const timeline = gsap.timeline({ paused: true });
    const card = panel.ownerDocument.querySelector(`[data-post="${slug}"] [data-flip-id]`);
    if (card)
      timeline.add(
        Flip.from(Flip.getState(card), { targets: cover, scale: true, duration: grow, ease: 'expo.out' }),
        0,
      );
    return timeline.fromTo(
      sheet,
      { opacity: 0, y: rise, rotation: lean, transformOrigin: '0% 100%' },
      { opacity: 1, y: 0, rotation: 0, duration: tear, ease: 'expo.out' },
      grow * 0.25,
    );
  },
};
