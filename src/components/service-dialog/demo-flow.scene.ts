/** A task travels from each event to its action, along the cable; what it saves adds up in the lamps of the gauges. */
import { gsap } from '../../motion/gsap.ts';
import { part, partList, type Scene } from '../../motion/scene.ts';
import { cablePoints } from './patch.ts';

const config = {
  /** Seconds before the first task, while the dialog opens. */
  start: 1,
  /** Seconds of one journey. */
  journey: 0.9,
  /** Seconds between two. */
  rest: 0.25,
  /** How bright a lamp is before its share has been saved, a share of its light. */
  dim: 0.22,
};

type FlowParts = { field: HTMLElement; token: HTMLElement; gauges: HTMLElement[] };

export const scene: Scene<FlowParts, typeof config, readonly number[]> = {
  name: 'demo-flow',
  when: ['lively'],
  config,
  parts: (root) => ({
    field: part('demo-flow', root, 'field'),
    token: part('demo-flow', root, 'token'),
    gauges: partList('demo-flow', root, 'gauge'),
  }),
  build({ field, token, gauges }, { start, journey, rest, dim }, patch) {
    const timeline = gsap.timeline({ paused: true });
    const lamps = gauges.map((gauge) => [...gauge.querySelectorAll('i')]);
    const { width, height } = field.getBoundingClientRect();
    patch.forEach((action, event) => {
      const points = cablePoints(event, action, width, height);
      const at = start + event * (journey + rest);
      timeline.to(token, { opacity: 1, duration: 0.1 }, at);
      timeline.to(
        token,
        {
          keyframes: { x: points.map(({ x }) => x), y: points.map(({ y }) => y), easeEach: 'none' },
          duration: journey,
          ease: 'power1.inOut',
        },
        at,
      );
      timeline.to(token, { opacity: 0, duration: 0.1 }, at + journey);
      for (const row of lamps) {
        const from = Math.round((event / patch.length) * row.length);
        const until = Math.round(((event + 1) / patch.length) * row.length);
        const share = row.slice(from, until);
        if (share.length > 0)
          timeline.fromTo(share, { opacity: dim }, { opacity: 1, duration: rest }, at + journey);
      }
    });
    return timeline;
  },
};
