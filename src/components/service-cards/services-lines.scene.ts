/**
 * Of four cards side by side the one that is chosen opens to its full box, while its neighbours glide aside under their
 * clips, and their words against them. At rest the page's own CSS draws the same from `--x` and `--clip`: a glide does not
 * move those, which everything in a card inherits.
 */
import { gsap } from '../../motion/gsap.ts';
import { partList, type Scene } from '../../motion/scene.ts';
import { accordion } from './accordion.ts';

const config = {
  /** Seconds. */
  duration: 0.7,
};

export type LinesState = { chosen: number; was: number };
type LinesParts = { cards: HTMLElement[] };

export const scene: Scene<LinesParts, typeof config, LinesState> = {
  name: 'services-lines',
  when: ['desktop', 'full-motion'],
  config,
  playback: 'manual',
  parts: (root) => ({ cards: partList('services-lines', root, 'card') }),
  build({ cards }, { duration }, { chosen, was }) {
    const timeline = gsap.timeline({ paused: true, defaults: { duration, ease: 'power2.inOut' } });
    const [first] = cards;
    if (!first) return timeline;
    const style = getComputedStyle(first);
    const css = (name: string) => style.getPropertyValue(name);
    const [ratio, gap] = [Number.parseFloat(css('--ratio')), Number.parseFloat(css('--gap'))];
    const places = (open: number) => accordion(cards.length, open, first.offsetWidth, ratio, gap);
    const clipPath = (clip: number) => `inset(0px ${clip}px round ${css('--radius-card')})`;
    const before = places(was);
    places(chosen).forEach((to, index) => {
      const card = cards[index];
      const from = before[index];
      if (!card || !from) return;
      const words = partList('services-lines', card, 'words');
      // A glide that was cut short goes on from where it stands.
      const midway = card.style.clipPath !== '';
      const now = (element: HTMLElement) => gsap.getProperty(element, 'x') as number;
      timeline.fromTo(
        card,
        midway
          ? { x: now(card), clipPath: card.style.clipPath }
          : { x: from.x, clipPath: clipPath(from.clip) },
        { x: to.x, clipPath: clipPath(to.clip) },
        0,
      );
      for (const element of words)
        timeline.fromTo(element, { x: midway ? now(element) : from.clip }, { x: to.clip }, 0);
      // At rest the stylesheet's own arithmetic stands, and follows the window.
      timeline.set([card, ...words], { clearProps: 'transform,clipPath' }, duration);
    });
    return timeline;
  },
};
