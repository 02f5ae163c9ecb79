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
