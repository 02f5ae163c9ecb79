/**
 * The viewport stands still and the scroll is the clock: six cards move sideways, a pitch for each pitch of
 * scrolling, while the cord stays plugged into the card nearest the centre and the clock shows its hour.
 */
import { defineScene, scrub } from '../../../motion/scene.ts';
import { activeCard, pitchOf, plugTimes, showActive, travel } from './strip.ts';

const config = {
  /** How far the plug is lifted out between two cards, px. */
  lift: 58,
};

export const scene = defineScene({
  name: 'showcase',
  media: ['stage'],
  parts: { track: 'one', 'time-ruler': 'one', cord: 'one', card: 'many' },
  config,
  runs: scrub({ start: 'top top', end: 'bottom bottom', invalidateOnRefresh: true }),
  build(timeline, { root, track, 'time-ruler': timeRuler, cord, card: cards }, { lift }) {
    const pitch = () => pitchOf(cards);
    timeline.eventCallback('onUpdate', () => {
      showActive(root, activeCard(timeline.progress(), cards.length));
    });
    timeline.fromTo(
      [track, timeRuler],
      { x: 0 },
      { x: () => -travel(cards.length, pitch()), duration: 1, ease: 'none' },
      0,
    );

    const piece = 1 / (cards.length - 1);
    const at = (card: number, share: number) => (card + share) * piece;
    for (let card = 0; card < cards.length - 1; card++) {
      const move = (vars: gsap.TweenVars, from: number, to: number) =>
        timeline.to(cord, { ...vars, duration: (to - from) * piece, ease: 'none' }, at(card, from));
      move({ x: () => -pitch() * plugTimes.crossStart }, 0, plugTimes.crossStart);
      move({ x: () => pitch() * (1 - plugTimes.crossEnd) }, plugTimes.crossStart, plugTimes.crossEnd);
      move({ x: 0 }, plugTimes.crossEnd, 1);
      move({ y: -lift }, plugTimes.liftStart, 0.5);
      move({ y: 0 }, 0.5, plugTimes.dropEnd);
    }
  },
});
