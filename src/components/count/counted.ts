/**
 * A figure part of the way up: `counted('387.45', 0.5)` is `193.73`. Decimals, thousands commas and whatever stands
 * round the number (`+`, `%`, `under`) are kept; a text without a number is given back.
 * @param whole the figure as it is written
 * @param progress 0 to 1; at 1 the very text comes back
 */
export function countedTo(whole: string, progress: number): string {
  if (progress >= 1) return whole;
  return whole.replace(/\d[\d,]*(?:\.\d+)?/, (number) => {
    const decimals = number.split('.')[1]?.length ?? 0;
    const value = (Number(number.replaceAll(',', '')) * Math.max(0, progress)).toFixed(decimals);
    return number.includes(',') ? value.replace(/\B(?=(?:\d{3})+(?!\d))/g, ',') : value;
  });
}

/**
 * A figure on the page as something to tween: `progress`, 0 to 1, writes the text. The text node is React's own, so its
 * value changes and the node stays. (A setter and not `onUpdate`, which a jump to a scroll position leaves out.)
 */
export function counter(element: HTMLElement | undefined): { progress: number } {
  const node = element?.firstChild;
  const whole = node?.nodeValue ?? '';
  let current = 1;
  return {
    get progress() {
      return current;
    },
    set progress(next) {
      current = next;
      if (node) node.nodeValue = countedTo(whole, next);
    },
  };
}
