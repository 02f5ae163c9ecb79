/**
 * The stage stands still and the scroll is the clock: six cards ride sideways on the belt, one pitch for one pitch of
 * scrolling, while the cord stays plugged in the card nearest the centre and the clock shows its hour.
 */
import { gsap } from '../../../motion/gsap.ts';
import { part, partList, type Scene } from '../../../motion/scene.ts';
import { activeCard, pitchOf, swap, travel } from './strip.ts';

const config = {
  /** How far the plug is lifted out between two cards, px. */
  lift: 58,
};

type ShowcaseParts = {
  root: HTMLElement;
  track: HTMLElement;
  belt: HTMLElement;
  cord: HTMLElement;
  cards: HTMLElement[];
};

export const scene: Scene<ShowcaseParts, typeof config> = {
  name: 'showcase',
  when: ['stage', 'full-motion'],
  config,
  parts: (root) => ({
    root,
    track: part('showcase', root, 'track'),
    belt: part('showcase', root, 'belt'),
    cord: part('showcase', root, 'cord'),
    cards: partList('showcase', root, 'card'),
  }),
  build({ root, track, belt, cord, cards }, { lift }) {
    const pitch = () => pitchOf(cards);
    const timeline = gsap.timeline({
      paused: true,
      defaults: { ease: 'none' },
      onUpdate() {
        const active = String(activeCard(timeline.progress(), cards.length));
        if (root.dataset.active !== active) root.dataset.active = active;
      },
    });
    timeline.fromTo([track, belt], { x: 0 }, { x: () => -travel(cards.length, pitch()), duration: 1 }, 0);

    const piece = 1 / (cards.length - 1);
    const at = (card: number, share: number) => (card + share) * piece;
    for (let card = 0; card < cards.length - 1; card++) {
      const move = (vars: gsap.TweenVars, from: number, to: number) =>
        timeline.to(cord, { ...vars, duration: (to - from) * piece }, at(card, from));
      move({ x: () => -pitch() * swap.leave }, 0, swap.leave);
      move({ x: () => pitch() * (1 - swap.land) }, swap.leave, swap.land);
      move({ x: 0 }, swap.land, 1);
      move({ y: -lift }, swap.lift, 0.5);
      move({ y: 0 }, 0.5, swap.seat);
    }
    return timeline;
  },
  scroll: ({ root }) => ({ trigger: root, start: 'top top', end: 'bottom bottom', scrub: true }),
};
