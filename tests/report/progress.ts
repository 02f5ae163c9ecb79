/** How long something took, and how long the rest may take. */

/** `4 min 10 s`, or `12 s`. */
export function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** What is left, by the mean of those that are done (ms each). */
export function left(took: number[], count: number): string {
  const mean = took.reduce((sum, one) => sum + one, 0) / Math.max(1, took.length);
  return `${clock((mean * (count - took.length)) / 1000)} left`;
}
