/**
 * A number to tween that calls `turn` each time it is set: unlike a timeline's callbacks it runs backwards, too, and then
 * gives the numbers that were there before.
 */
export function setterProxy(start: number, turn: (to: number) => void): { at: number } {
  let current = start;
  return {
    get at() {
      return current;
    },
    set at(next) {
      current = next;
      turn(next);
    },
  };
}
