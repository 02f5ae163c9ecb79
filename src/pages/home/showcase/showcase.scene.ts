/**
 * The viewport stands still and the scroll is the clock: six cards move sideways, one pitch for one pitch of
 * scrolling, while the cord stays plugged in the card nearest the centre and the clock shows its hour.
 */
import { gsap } from '../../../motion/gsap.ts';
import { part, partList, type Scene } from '../../../motion/scene.ts';
import { activeCard, pitchOf, plugTimes, showActive, travel } from './strip.ts';

const config = {
  /** How far the plug is lifted out between two cards, px. */
  lift: 58,
};

type ShowcaseParts = {
  root: HTMLElement;
  track: HTMLElement;
  timeRuler: HTMLElement;
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
    timeRuler: part('showcase', root, 'time-ruler'),
    cord: part('showcase', root, 'cord'),
    cards: partList('showcase', root, 'card'),
  }),
  build({ root, track, timeRuler, cord, cards }, { lift }) {
    const pitch = () => pitchOf(cards);
    const timeline = gsap.timeline({
      paused: true,
      defaults: { ease: 'none' },
      onUpdate() {
        showActive(root, activeCard(timeline.progress(), cards.length));
      },
    });
    timeline.fromTo(
      [track, timeRuler],
      { x: 0 },
      { x: () => -travel(cards.length, pitch()), duration: 1 },
      0,
    );

    const piece = 1 / (cards.length - 1);
    const at = (card: number, share: number) => (card + share) * piece;
    for (let card = 0; card < cards.length - 1; card++) {
      const move = (vars: gsap.TweenVars, from: number, to: number) =>
        timeline.to(cord, { ...vars, duration: (to - from) * piece }, at(card, from));
      move({ x: () => -pitch() * plugTimes.crossStart }, 0, plugTimes.crossStart);
      move({ x: () => pitch() * (1 - plugTimes.crossEnd) }, plugTimes.crossStart, plugTimes.crossEnd);
      move({ x: 0 }, plugTimes.crossEnd, 1);
      move({ y: -lift }, plugTimes.liftStart, 0.5);
      move({ y: 0 }, 0.5, plugTimes.dropEnd);
    }
    return timeline;
  },
  scroll: ({ root }) => ({ trigger: root, start: 'top top', end: 'bottom bottom', scrub: true }),
};
