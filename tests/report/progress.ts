/** Durations, the time left and the time of a measurement, as text. */

/** `4 min 10 s`, or `12 s`. */
export function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** The time left, by the mean of those that are done (ms each). */
export function timeLeft(took: number[], count: number): string {
  const mean = took.reduce((sum, one) => sum + one, 0) / Math.max(1, took.length);
  return `${clock((mean * (count - took.length)) / 1000)} left`;
}

/** The time at which some results were measured, from the first to the last: `2026-11-22 22:50 to 23:01 UTC`. */
export function measuredAt(times: string[]): string {
  const minutes = times.map((time) => time.slice(0, 16).replace('T', ' ')).sort();
  const [first = '', last = ''] = [minutes[0], minutes.at(-1)];
  if (first === last) return `${first} UTC`;
  return `${first} to ${first.slice(0, 10) === last.slice(0, 10) ? last.slice(11) : last} UTC`;
}
