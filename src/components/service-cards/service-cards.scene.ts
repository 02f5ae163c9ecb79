/**
 * The chosen card of four opens to its full box, while its neighbours glide aside under their clips and their
 * words move against them. At rest, CSS draws the same from `--x` and `--clip`; a glide leaves those alone,
 * as everything in a card inherits them.
 */
import { gsap } from '../../motion/gsap.ts';
import { byHand, defineScene } from '../../motion/scene.ts';
import { tweened } from '../../motion/tweened.ts';
import { type Place, placeOf } from './accordion.ts';

const config = {
  /** Seconds. */
  duration: 0.7,
};

type CardSelection = { chosen: number; was: number };

export const scene = defineScene({
  name: 'service-cards',
  media: ['desktop'],
  parts: { card: 'many', words: 'many' },
  config,
  runs: byHand,
  build(timeline, { card: cards, words }, { duration }, { chosen, was }: CardSelection) {
    const [first] = cards;
    if (!first) return;
    const style = getComputedStyle(first);
    // Text-only zoom: the cards stand two in a row, all open.
    if (style.position === 'relative') return;
    const css = (name: string) => style.getPropertyValue(name);
    const [ratio, gap, radius] = [
      Number.parseFloat(css('--ratio')),
      Number.parseFloat(css('--gap')),
      css('--radius-card'),
    ];
    const wide = first.offsetWidth;
    const place = (index: number, open: number) => placeOf(index, open, wide, ratio, gap);
    const glides = cards.map((card, index) => {
      const own = words.filter((each) => card.contains(each));
      return glide(card, own, place(index, was), place(index, chosen), radius);
    });
    timeline.fromTo(glides, { value: 0 }, { value: 1, duration, ease: 'power2.inOut' });
  },
});

/** The current place of each gliding card. */
const underWay = new WeakMap<HTMLElement, Place>();

/**
 * A gliding card as a tween target: its `value`, 0 to 1, writes the styles of the card and its words, and
 * reads none. At 1 it clears them: the style sheet's own arithmetic takes over, and follows the window.
 * @param from where it starts; a glide that was cut short goes on from where it stands
 */
function glide(
  card: HTMLElement,
  words: HTMLElement[],
  from: Place,
  to: Place,
  radius: string,
): { value: number } {
  const start = underWay.get(card) ?? from;
  return tweened(1, (progress) => {
    if (progress >= 1) {
      underWay.delete(card);
      for (const { style } of [card, ...words]) style.transform = '';
      card.style.clipPath = '';
      return;
    }
    const x = gsap.utils.interpolate(start.x, to.x, progress);
    const clip = gsap.utils.interpolate(start.clip, to.clip, progress);
    underWay.set(card, { x, clip });
    card.style.transform = `translate3d(${x}px, 0, 0)`;
    card.style.clipPath = `inset(0 ${clip}px round ${radius})`;
    for (const { style } of words) style.transform = `translate3d(${clip}px, 0, 0)`;
  });
}
