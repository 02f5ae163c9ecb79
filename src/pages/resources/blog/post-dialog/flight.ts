/** Arithmetic of a picture's flight between two frames, both of which it fills, as by `object-fit: cover`. */

/** A picture's frame in the window, px. */
export type Frame = {
  /** Its centre. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Radii of its upper corners; the lower ones are the same. */
  corners: [left: number, right: number];
};

/** Width over height of the whole picture. */
const ASPECT = 4 / 3;

/** Width of the whole picture, including what the frame cuts off. */
const drawnWidth = ({ width, height }: Frame) => Math.max(width, height * ASPECT);

/**
 * Styles for the element that stands in the second frame and holds the whole picture. The picture grows
 * evenly, as do both sides of the frame: it is never stretched, and fills the frame all the way.
 * @param share of the way, 0 to 1
 */
export function flight(from: Frame, to: Frame, share: number): { transform: string; clipPath: string } {
  const between = (one: number, other: number) => one + (other - one) * share;
  const scale = between(drawnWidth(from) / drawnWidth(to), 1);
  /**
   * The amount cut off at either end of a side, in the element's own px; negative if more than its box shows.
   */
  const cut = (side: 'width' | 'height') => (to[side] - between(from[side], to[side]) / scale) / 2;
  const [left, right] = to.corners.map((corner, at) => between(from.corners[at] ?? 0, corner) / scale);
  return {
    transform: `translate(${between(from.x - to.x, 0)}px, ${between(from.y - to.y, 0)}px) scale(${scale})`,
    clipPath: `inset(${cut('height')}px ${cut('width')}px round ${left}px ${right}px ${right}px ${left}px)`,
  };
}

/** @returns the frame of an element, which its style must not move */
export function frameOf(element: HTMLElement): Frame {
  const { left, top, width, height } = element.getBoundingClientRect();
  const { borderTopLeftRadius, borderTopRightRadius } = getComputedStyle(element);
  return {
    x: left + width / 2,
    y: top + height / 2,
    width,
    height,
    corners: [Number.parseFloat(borderTopLeftRadius), Number.parseFloat(borderTopRightRadius)],
  };
}
