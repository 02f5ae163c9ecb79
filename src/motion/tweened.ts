/**
 * A number for GSAP to tween; `show` gets each value that it comes to. It is a setter, as GSAP skips a timeline's callbacks
 * when the playhead jumps to a scroll position, and as a `set()` played backwards writes the value from before it.
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
