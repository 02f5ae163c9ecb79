/**
 * Four cards side by side, one of them wide. Another is chosen: it opens to its full box while its neighbours glide
 * aside under their clips. Before and after the glide the page's own CSS draws the cards.
 */
import { gsap } from '../../motion/gsap.ts';
import { partList, type Scene } from '../../motion/scene.ts';
import { accordion, type Place } from './accordion.ts';

const config = {
  /** The open card's width over a closed one's; the stylesheet has the same number. */
  ratio: 2.35,
  /** Between cards, px. */
  gap: 14,
  /** Corner, px. */
  radius: 28,
  /** Seconds. */
  duration: 0.7,
};

export type LinesState = { chosen: number; was: number };
type LinesParts = { cards: HTMLElement[] };

export const scene: Scene<LinesParts, typeof config, LinesState> = {
  name: 'services-lines',
  when: ['desktop', 'lively'],
  config,
  onCue: true,
  continues: true,
  parts: (root) => ({ cards: partList('services-lines', root, 'card') }),
  build({ cards }, { ratio, gap, radius, duration }, { chosen, was }) {
    const timeline = gsap.timeline({ paused: true, defaults: { duration, ease: 'power2.inOut' } });
    const wide = cards[0]?.offsetWidth ?? 0;
    const places = (open: number) => accordion(cards.length, open, wide, ratio, gap);
    const clip = ({ clip }: Place) => `inset(0px ${clip}px 0px ${clip}px round ${radius}px)`;
    const before = places(was);
    places(chosen).forEach((to, index) => {
      const card = cards[index];
      const from = before[index];
      if (!card || !from) return;
      // What is written on a card keeps to the visible part's left edge.
      const floors = card.querySelectorAll<HTMLElement>('[data-part~="floor"]');
      // A glide that was cut short goes on from where it stands.
      const midway = card.style.clipPath !== '';
      const start = midway
        ? { x: gsap.getProperty(card, 'x'), clipPath: card.style.clipPath }
        : { x: from.x, clipPath: clip(from) };
      const shift = midway && floors[0] ? gsap.getProperty(floors[0], 'x') : from.clip;
      timeline.fromTo(card, start, { x: to.x, clipPath: clip(to) }, 0);
      timeline.fromTo(floors, { x: shift }, { x: to.clip }, 0);
      timeline.set([card, ...floors], { clearProps: 'transform,clipPath' }, duration);
    });
    return timeline;
  },
};
