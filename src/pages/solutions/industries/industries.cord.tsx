/** The only cord in use: from the tray up to the chosen jack. */
import { useMemo } from 'react';
import { Cord } from '../../../cord/cord.tsx';
import { approach, beside, type CordSpec, defaultRadius, jack } from '../../../cord/cord-spec.ts';
import type { IndustryId } from './content.ts';

/** The cord to a jack. It rises from the tray's edge, clear of the words beside the jack. */
const specFor = (id: IndustryId): CordSpec => ({
  name: 'industries',
  // If the words stand below their jacks, no cord fits, and a plug alone marks the choice.
  from: (layout) => (layout === 'desktop' ? [jack('tray')] : []),
  to: [jack(`industry-${id}`)],
  radius: { ...defaultRadius, desktop: 10 },
  path({ from, to }) {
    const rise = from.y - to.y;
    if (rise < 240)
      return [
        { x: to.x + 18, y: from.y },
        { x: to.x + 64, y: from.y - rise * 0.3 },
        beside(to, 30, rise * 0.48),
        ...approach(to, 'below', 46),
      ];
    // From the upper row, the cord keeps to the lane left of the lower jack.
    return [
      { x: to.x - 58, y: from.y },
      { x: to.x - 61, y: from.y - rise * 0.3 },
      beside(to, -58, rise * 0.42),
      beside(to, -22, rise * 0.26),
      ...approach(to, 'below', 44),
    ];
  },
});

export function IndustryCord({ chosen }: { chosen: IndustryId }) {
  const spec = useMemo(() => specFor(chosen), [chosen]);
  return (
    <>
      <span data-jack="tray" />
      <Cord key={chosen} spec={spec} />
    </>
  );
}
