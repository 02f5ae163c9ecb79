/** On home, from the open question, or the jack under the list, down to the handset on the footer's o. */
import { beside, type CordSpec, type Course, jack } from '../../cord/cord-spec.ts';
import type { Point } from '../../cord/path.ts';

/** Down the page's right edge, then round to the handset. */
export function toHandset({ from, to, right, layout }: Course): Point[] {
  const lane = beside(right, layout === 'phone' ? -22 : layout === 'tablet' ? -34 : -56, 0);
  const bend = lane.x - to.x;
  return [
    { x: lane.x, y: (from.y + to.y) / 2 + 60 },
    beside(lane, 0, -bend),
    beside(lane, bend * -0.1, bend * -0.34),
    beside(lane, bend * -0.36, bend * 0.08),
    beside(lane, bend * -0.68, bend * 0.15),
    beside(to, bend * 0.12, bend * 0.05),
    to,
  ];
}

export const footerCord: CordSpec = {
  name: 'footer',
  // Only a desktop's list leaves room for the plug in an open question's jack.
  from: (layout) => [...(layout === 'desktop' ? [`details[open] ${jack('faq')}`] : []), jack('faq-foot')],
  to: [jack('footer')],
  plugs: { start: true, end: false },
  radius: { phone: 8, tablet: 11, desktop: 15 },
  path(course) {
    const { from, right, layout } = course;
    if (layout !== 'desktop') return [from, beside(from, 0, 50), ...toHandset(course)];
    return [
      from,
      beside(from, 2, 52),
      beside(from, -46, 180),
      beside(from, -66, 290),
      beside(from, -14, 420),
      { x: right.x - 86, y: from.y + 560 },
      ...toHandset(course),
    ];
  },
};
