/**
 * Whether GSAP is reverting just now. A revert takes each tween back to its beginning, step by step, and what a tween has set off
 * in React would be set off once more, backwards: a demo would press its first key. GSAP 3.15 tells its plugins of it, and its
 * types do not.
 */
import { gsap } from 'gsap';

export const isReverting = (): boolean => Boolean((gsap.core as { reverting?: () => unknown }).reverting?.());
