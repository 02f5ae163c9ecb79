/** A line's drawings count in, mark by mark from left to right, when its band of the card comes into view. */
import { entrance } from '../../motion/entrance.ts';
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
    const drawings = new Map<Element | null, HTMLElement[]>();
    for (const mark of marks)
      drawings.set(mark.parentElement, [...(drawings.get(mark.parentElement) ?? []), mark]);
    for (const drawing of drawings.values())
      drawing.forEach((mark, index) => {
        timeline.fromTo(
          mark,
          { scale: from, opacity: 0, transformOrigin: '50% 100%' },
          {
            scale: 1,
            opacity: 1,
            duration,
            ease: 'expo.out',
            clearProps: 'transform,opacity,transformOrigin',
          },
          index * stagger,
        );
      });
  },
});
