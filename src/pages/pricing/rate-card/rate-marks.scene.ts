/** A group's drawings appear mark by mark, from left to right, when its band of the card comes into view. */
import { comeIn } from '../../../components/reveal/come-in.ts';
import { defineScene, once } from '../../../motion/scene.ts';

const config = {
  /** Seconds between two marks of a drawing. */
  stagger: 0.03,
  /** Seconds for one mark. */
  duration: 0.4,
  /** Size a mark comes from, as a share of its own. */
  from: 0.2,
};

export const scene = defineScene({
  name: 'rate-marks',
  parts: { mark: 'many' },
  config,
  runs: once('top 75%'),
  build(timeline, { mark: marks }, { stagger, duration, from }) {
    const arrivals = marks.map((element) => ({ element, wait: placeInDrawing(element) * stagger }));
    return comeIn(timeline, arrivals, { from: `scale(${from})`, duration });
  },
});

const placeInDrawing = (mark: HTMLElement) => [...(mark.parentElement?.children ?? [])].indexOf(mark);
