/**
 * A figure part of the way up: `counted('387.45', 0.5)` is `193.73`. Decimals, thousands commas and whatever stands
 * round the number (`+`, `%`, `under`) are kept; a text without a number is given back.
 * @param whole the figure as it is written
 * @param share 0 to 1; at 1 the very text comes back
 */
export function countedTo(whole: string, share: number): string {
  if (share >= 1) return whole;
  return whole.replace(/\d[\d,]*(?:\.\d+)?/, (number) => {
    const decimals = number.split('.')[1]?.length ?? 0;
    const value = (Number(number.replaceAll(',', '')) * Math.max(0, share)).toFixed(decimals);
    return number.includes(',') ? value.replace(/\B(?=(?:\d{3})+(?!\d))/g, ',') : value;
  });
}

/**
 * A figure on the page as something to tween: `share`, 0 to 1, writes the text. The text node is React's own, so its
 * value changes and the node stays. (A setter and not `onUpdate`, which a jump to a scroll position leaves out.)
 */
export function counter(element: HTMLElement | undefined): { share: number } {
  const node = element?.firstChild;
  const whole = node?.nodeValue ?? '';
  let current = 1;
  return {
    get share() {
      return current;
    },
    set share(next) {
      current = next;
      if (node) node.nodeValue = countedTo(whole, next);
    },
  };
}
