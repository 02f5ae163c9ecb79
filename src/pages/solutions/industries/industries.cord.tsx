/** The one cord that is in use: from the shelf up to the jack that was chosen. */
import { Cord } from '../../../cord/cord.tsx';
import { innerRadius } from '../../../cord/inner-radius.ts';
import type { CordSpec } from '../../../cord/lengths.ts';
import { type IndustryId, industries } from '../../../content/industries.ts';

/** The cord to one jack. It rises from the shelf's edge, off the words beside the jack. */
const cordTo = (id: IndustryId): CordSpec => ({
  name: 'industries',
  // Where the words stand under their jacks there is no way for it: there a plug alone shows the line.
  from: (layout) => (layout === 'desktop' ? ['[data-jack="tray"]'] : []),
  to: [`[data-jack="industry-${id}"]`],
  plugs: { start: false, end: true },
  radius: { ...innerRadius, desktop: 10 },
  path(from, to) {
    const start = { x: to.x + 18, y: from.y };
    const rise = start.y - to.y;
    if (rise < 240)
      return [
        start,
        { x: start.x + 46, y: start.y - rise * 0.3 },
        { x: to.x + 30, y: to.y + rise * 0.48 },
        { x: to.x, y: to.y + 46 },
        to,
      ];
    // From the upper row the cord keeps to the lane left of the lower jack.
    return [
      { x: to.x - 58, y: start.y },
      { x: to.x - 61, y: start.y - rise * 0.3 },
      { x: to.x - 58, y: to.y + rise * 0.42 },
      { x: to.x - 22, y: to.y + rise * 0.26 },
      { x: to.x, y: to.y + 44 },
      to,
    ];
  },
});

const cords = Object.fromEntries(industries.map(({ id }) => [id, cordTo(id)])) as Record<
  IndustryId,
  CordSpec
>;

export function IndustryCord({ chosen }: { chosen: IndustryId }) {
  return (
    <>
      <span data-jack="tray" />
      <Cord key={chosen} spec={cords[chosen]} />
    </>
  );
}
