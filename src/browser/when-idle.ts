/**
 * Runs a task when the browser is idle, at the latest after `timeout` (ms); after a short while if it cannot
 * tell.
 * @returns cancels it
 */
export function whenIdle(task: () => void, timeout: number): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(task, { timeout });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(task, 50);
  return () => clearTimeout(timer);
}
