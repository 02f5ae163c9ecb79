/** A line's drawings count in, mark by mark from left to right, when its band of the card comes into view. */
import { gsap } from '../../motion/gsap.ts';
import { isInViewport, partList, type Scene } from '../../motion/scene.ts';

const config = {
  /** Seconds between two marks of a drawing. */
  stagger: 0.03,
  /** Seconds for one mark. */
  duration: 0.4,
  /** Size a mark comes from, as a share of its own. */
  from: 0.2,
};

type MarkParts = { root: HTMLElement; marks: HTMLElement[] };

export const scene: Scene<MarkParts, typeof config> = {
  name: 'rate-marks',
  when: ['full-motion'],
  config,
  parts: (root) => ({ root, marks: partList('rate-marks', root, 'mark') }),
  build({ root, marks }, { stagger, duration, from }) {
    const timeline = gsap.timeline({ paused: true });
    if (isInViewport(root)) return timeline;
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
    return timeline;
  },
  scroll: ({ root }) => ({ trigger: root, start: 'top 75%', once: true }),
};
