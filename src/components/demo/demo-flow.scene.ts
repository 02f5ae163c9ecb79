/**
 * A task travels along the cable from each event to its action; its savings light the lamps of the gauges.
 */
import { gsap } from '../../motion/gsap.ts';
import { defineScene, whileInView } from '../../motion/scene.ts';

const config = {
  /** Seconds before the first task, while the dialog opens. */
  start: 1,
  /** Seconds in which one task travels. */
  travel: 0.9,
  /** Seconds between two. */
  rest: 0.25,
  /** How bright a lamp is before its share has been saved, a share of its light. */
  dim: 0.22,
};

/** The paths of the tasks, in turn: points in px from the upper left corner of a diagram of this size. */
export type MotionPaths = (width: number, height: number) => { x: number; y: number }[][];

/** `width` and `height` of the diagram's container, px: a new size lays the paths out anew. */
export type Flow = { paths: MotionPaths; width: number; height: number };

export const scene = defineScene({
  name: 'demo-flow',
  parts: { diagram: 'many', token: 'one', gauge: 'many' },
  config,
  runs: whileInView,
  build(timeline, { diagram: diagrams, token, gauge: gauges }, { start, travel, rest, dim }, flow: Flow) {
    timeline.addLabel('begin', start - 0.2);
    const lamps = gauges.map((gauge) => [...gauge.querySelectorAll('i')]);
    // Only one drawing of the diagram is visible.
    const diagram = diagrams.find((drawing) => drawing.getClientRects().length > 0);
    if (!diagram) return;
    // Reset: an earlier timeline may have left the token on its way.
    gsap.set(token, { x: 0, y: 0, opacity: 0 });
    const box = diagram.getBoundingClientRect();
    const own = token.getBoundingClientRect();
    const paths = flow.paths(box.width, box.height);
    // From the token's centre to the diagram's corner, px.
    const left = box.left - own.left - own.width / 2;
    const top = box.top - own.top - own.height / 2;
    paths.forEach((points, task) => {
      const at = start + task * (travel + rest);
      timeline.to(token, { opacity: 1, duration: 0.1 }, at);
      timeline.to(
        token,
        {
          keyframes: {
            x: points.map(({ x }) => left + x),
            y: points.map(({ y }) => top + y),
            easeEach: 'none',
          },
          duration: travel,
          ease: 'power1.inOut',
        },
        at,
      );
      timeline.to(token, { opacity: 0, duration: 0.1 }, at + travel);
      for (const row of lamps) {
        const from = Math.round((task / paths.length) * row.length);
        const until = Math.round(((task + 1) / paths.length) * row.length);
        const share = row.slice(from, until);
        if (share.length > 0)
          timeline.fromTo(share, { opacity: dim }, { opacity: 1, duration: rest }, at + travel);
      }
    });
  },
});
