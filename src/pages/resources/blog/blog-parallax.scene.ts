/**
 * The second column drifts against the first: it starts a little lower and ends a little higher than its
 * resting place. A change of state, the posts on show, changes its height and rebuilds the scene.
 */
import type { CategorySlug } from '../../../content/posts.ts';
import { defineScene, scrub } from '../../../motion/scene.ts';

const config = {
  /** How far the column drifts to either side, px: y = distance × (½ − p) × 2. */
  distance: 80,
};

export const scene = defineScene({
  name: 'blog-parallax',
  media: ['wide'],
  parts: { column: 'one' },
  config,
  runs: scrub({ start: 'top bottom', end: 'bottom top' }),
  build(timeline, { column }, { distance }, _posts: CategorySlug | null) {
    timeline.fromTo(column, { y: distance }, { y: -distance, duration: 1, ease: 'none' });
  },
});
