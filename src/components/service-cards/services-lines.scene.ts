/**
 * Of four cards side by side the one that is chosen opens to its full box, while its neighbours glide aside under their
 * clips. Only `--x` and `--clip` move, from which the page's own CSS draws the cards at any time.
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
    const css = (name: string) => Number.parseFloat(style.getPropertyValue(name));
    const [ratio, gap] = [css('--ratio'), css('--gap')];
    const places = (open: number) => accordion(cards.length, open, first.offsetWidth, ratio, gap);
    const vars = ({ x, clip }: { x: number; clip: number }) => ({ '--x': `${x}px`, '--clip': `${clip}px` });
    const before = places(was);
    places(chosen).forEach((to, index) => {
      const card = cards[index];
      const from = before[index];
      if (!card || !from) return;
      // A glide that was cut short goes on from where it stands.
      const { style } = card;
      const midway = style.getPropertyValue('--x') !== '';
      const start = { '--x': style.getPropertyValue('--x'), '--clip': style.getPropertyValue('--clip') };
      timeline.fromTo(card, midway ? start : vars(from), vars(to), 0);
      // At rest the stylesheet's own arithmetic stands, and follows the window.
      timeline.set(card, { clearProps: '--x,--clip' }, duration);
    });
    return timeline;
  },
};
