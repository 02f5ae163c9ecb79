/**
 * Of four cards side by side the one that is chosen opens to its full box, while its neighbours glide aside under their
 * clips, and their words against them. At rest the page's own CSS draws the same from `--x` and `--clip`: a glide does not
 * move those, which everything in a card inherits.
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
    // Letters alone enlarged: the cards stand two in a row, all of them open.
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

/** The place of each card that is under way. */
const underWay = new WeakMap<HTMLElement, Place>();

/**
 * A card on its way as something to tween: its `value`, 0 to 1, writes its styles and those of its words, and reads none. At
 * 1 nothing is written: the stylesheet's own arithmetic stands, and follows the window.
 * @param from where it would come from; a glide that was cut short goes on from where it stands
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
