/** A line's drawings count in, mark by mark from left to right, when its band of the card comes into view. */
import { comeIn, entrance } from '../../motion/entrance.ts';
import { partList } from '../../motion/scene.ts';

const config = {
  /** Seconds between two marks of a drawing. */
  stagger: 0.03,
  /** Seconds for one mark. */
  duration: 0.4,
  /** Size a mark comes from, as a share of its own. */
  from: 0.2,
};

export const scene = entrance({
  name: 'rate-marks',
  config,
  parts: (root) => ({ root, marks: partList('rate-marks', root, 'mark') }),
  start: 'top 75%',
  animate(timeline, { marks }, { stagger, duration, from }) {
    const arrivals = marks.map((element) => ({ element, wait: placeInDrawing(element) * stagger }));
    comeIn(timeline, arrivals, { from: { scale: from }, to: { scale: 1 }, duration });
  },
});

const placeInDrawing = (mark: HTMLElement) => [...(mark.parentElement?.children ?? [])].indexOf(mark);
