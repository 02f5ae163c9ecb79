/**
 * A number for GSAP to tween which hands over each value that it comes to. A setter, and not a callback of the timeline: a
 * jump to a scroll position leaves those out, and backwards a set gives the value that was there before.
 */
export function tweened(start: number, show: (value: number) => void): { value: number } {
  let current = start;
  return {
    get value() {
      return current;
    },
    set value(next) {
      current = next;
      show(next);
    },
  };
}
