/**
 * Calls back when the browser has nothing else to do, at the latest after `timeout` (ms); where it cannot say so, after a
 * short while. Returns what calls it off.
 */
export function whenIdle(task: () => void, timeout: number): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(task, { timeout });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(task, 50);
  return () => clearTimeout(timer);
}
