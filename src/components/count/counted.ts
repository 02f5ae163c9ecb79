import './counted.css';
import { tweened } from '../../motion/tweened.ts';

/**
 * A figure part of the way up: `countedTo('387.45', 0.5)` is `193.72`, `countedTo('387,45', 0.5)` is
 * `193,72`. Decimals, thousands separators (comma or no-break space) and the text around the number (`+`,
 * `%`, `under`) are kept; a text without a number is returned as it is.
 * @param whole the figure as it is written
 * @param progress 0 to 1; at 1 the very text comes back
 */
export function countedTo(whole: string, progress: number): string {
  if (progress >= 1) return whole;
  return whole.replace(/\d(?:[\d.,\u00a0]*\d)?/, (number) => {
    // A comma or a point before one or two final digits is the decimal separator.
    const [, units = number, point = '', decimals = ''] = /^(.*)([.,])(\d{1,2})$/.exec(number) ?? [];
    const thousands = /[.,\u00a0]/.exec(units)?.[0];
    const value = Number(`${units.replace(/\D/g, '')}.${decimals}`) * Math.max(0, progress);
    const [counted = '', rest] = value.toFixed(decimals.length).split('.');
    const grouped = thousands ? counted.replace(/\B(?=(?:\d{3})+$)/g, thousands) : counted;
    return rest ? grouped + point + rest : grouped;
  });
}

/**
 * A figure on the page as a tween target, from 0 to 1. The counted text is an attribute, which `counted.css`
 * draws over the figure: screen readers, searches, copies and React always find the figure itself.
 */
export function counter(element: HTMLElement | undefined): { value: number } {
  return tweened(1, (progress) => {
    if (!element) return;
    if (progress >= 1) delete element.dataset.counted;
    else element.dataset.counted = countedTo(element.textContent, progress);
  });
}
