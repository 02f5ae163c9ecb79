/**
 * A number for GSAP to tween; `show` gets each of its values. It is a setter because GSAP skips a timeline's callbacks when the
 * playhead jumps to a scroll position, and because a `set()` played backwards writes the value from before it.
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
