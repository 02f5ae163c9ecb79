/**
 * The conversation arrives: a visitor's message lands, the operator's dots show, then its bubble swells and
 * is read.
 */
import { defineScene, whileInView } from '../../motion/scene.ts';

const config = {
  /** Seconds before the first message, while the dialog opens. */
  start: 1,
  /** Seconds that the operator types. */
  typing: 0.75,
  /** Seconds in which a bubble swells. */
  swell: 0.4,
  /** Seconds to read a message before the next one. */
  gap: 1.15,
  /** Size a bubble comes from, a share of its own. */
  from: 0.86,
};

export const scene = defineScene({
  name: 'demo-chat',
  parts: { message: 'many', dots: 'any', said: 'many' },
  config,
  runs: whileInView,
  build(timeline, { message: messages, ...parts }, { start, typing, swell, gap, from }) {
    timeline.addLabel('begin', start - 0.2);
    let at = start;
    for (const message of messages) {
      const dots = parts.dots.find((each) => message.contains(each));
      const said = parts.said.filter((each) => message.contains(each));
      timeline.fromTo(
        message,
        { opacity: 0, scale: from, transformOrigin: dots ? '0% 100%' : '100% 100%' },
        { opacity: 1, scale: 1, duration: swell, ease: 'expo.out' },
        at,
      );
      if (dots) {
        timeline.fromTo(dots, { opacity: 0 }, { opacity: 1, duration: 0.15 }, at);
        timeline.to(dots, { opacity: 0, duration: 0.15 }, at + typing);
        timeline.fromTo(said, { opacity: 0 }, { opacity: 1, duration: 0.3 }, at + typing);
        at += typing;
      }
      at += gap;
    }
  },
});
