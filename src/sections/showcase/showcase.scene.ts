/**
 * The stage stands still and the scroll is the clock: six cards ride sideways on the belt, one pitch for one pitch of
 * scrolling, while the cord stays plugged in the card nearest the centre and the clock shows its hour.
 */
import { gsap } from '../../motion/gsap.ts';
import { part, partList, type Scene } from '../../motion/scene.ts';
import { activeCard, cordPlace, travel } from './strip.ts';

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

/** From one card to the next, px; the cards' boxes do not change while they move. */
const pitchOf = (cards: HTMLElement[]) => (cards[1]?.offsetLeft ?? 0) - (cards[0]?.offsetLeft ?? 0);

export const scene: Scene<ShowcaseParts, typeof config> = {
  name: 'showcase',
  when: ['stage', 'lively'],
  config,
  parts: (root) => ({
    root,
    track: part('showcase', root, 'track'),
    belt: part('showcase', root, 'belt'),
    cord: part('showcase', root, 'cord'),
    cards: partList('showcase', root, 'card'),
  }),
  build({ root, track, belt, cord, cards }, { lift }) {
    const distance = () => travel(cards.length, pitchOf(cards));
    const setCordX = gsap.quickSetter(cord, 'x', 'px');
    const setCordY = gsap.quickSetter(cord, 'y', 'px');
    let pitch = pitchOf(cards);
    const timeline = gsap.timeline({
      paused: true,
      onUpdate() {
        const at = timeline.progress() * (cards.length - 1);
        const place = cordPlace(at % 1, pitch, lift);
        setCordX(place.x);
        setCordY(place.y);
        const active = String(activeCard(timeline.progress(), cards.length));
        if (root.dataset.active !== active) root.dataset.active = active;
      },
    });
    const x = () => {
      pitch = pitchOf(cards);
      return -distance();
    };
    return timeline.fromTo([track, belt], { x: 0 }, { x, duration: 1, ease: 'none' }, 0);
  },
  scroll: ({ root }) => ({ trigger: root, start: 'top top', end: 'bottom bottom', scrub: true }),
};
