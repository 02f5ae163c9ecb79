/** A picture's way from one frame to another, arithmetic alone. Both frames are filled by it, as by `object-fit: cover`. */

/** How a picture is framed in the window, px. */
export type Frame = {
  /** Its centre. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** The radii of its upper corners; the lower ones are the same. */
  corners: [left: number, right: number];
};

/** Width over height of the whole picture. */
const ASPECT = 4 / 3;

/** How wide the whole picture is, frame or not. */
const drawnWidth = ({ width, height }: Frame) => Math.max(width, height * ASPECT);

/**
 * Styles for the element that stands in the second frame and holds the whole picture. The picture grows evenly and so do both
 * sides of the frame: it is never stretched, and fills the frame all the way, as it does at both ends.
 * @param share of the way, 0 to 1
 */
export function flight(from: Frame, to: Frame, share: number): { transform: string; clipPath: string } {
  const between = (one: number, other: number) => one + (other - one) * share;
  const scale = between(drawnWidth(from) / drawnWidth(to), 1);
  /** The part that is cut off at both ends of a side, in the element's own px; less than 0 where more than its box is seen. */
  const cut = (side: 'width' | 'height') => (to[side] - between(from[side], to[side]) / scale) / 2;
  const [left, right] = to.corners.map((corner, at) => between(from.corners[at] ?? 0, corner) / scale);
  return {
    transform: `translate(${between(from.x - to.x, 0)}px, ${between(from.y - to.y, 0)}px) scale(${scale})`,
    clipPath: `inset(${cut('height')}px ${cut('width')}px round ${left}px ${right}px ${right}px ${left}px)`,
  };
}

/** @returns an element's frame as it stands; its style must not move it */
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
