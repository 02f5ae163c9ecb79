/** The second column drifts against the first: it begins a little lower and ends a little higher than it stands. Its state, the posts on show, gives it another height. */
import { gsap } from '../../../motion/gsap.ts';
import type { CategorySlug } from '../../../content/posts.ts';
import { part, type Scene } from '../../../motion/scene.ts';

const config = {
  /** How far the column drifts to either side, px: y = distance × (½ − p) × 2. */
  distance: 80,
};

type Columns = { root: HTMLElement; column: HTMLElement };

export const scene: Scene<Columns, typeof config, CategorySlug | null> = {
  name: 'blog-parallax',
  when: ['wide', 'full-motion'],
  config,
  parts: (root) => ({ root, column: part('blog-parallax', root, 'column') }),
  build: ({ column }, { distance }) =>
    gsap
      .timeline({ paused: true })
      .fromTo(column, { y: distance }, { y: -distance, duration: 1, ease: 'none' }, 0),
  scroll: ({ root }) => ({ trigger: root, start: 'top bottom', end: 'bottom top', scrub: true }),
};
