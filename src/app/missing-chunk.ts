/** A chunk that a new deploy has removed: one reload per session fetches the new page; a second failure is shown. */
const KEY = 'allo:reload';

export function reloadOnceForMissingChunk(): void {
  addEventListener('vite:preloadError', (event) => {
    try {
      if (sessionStorage.getItem(KEY)) return;
      sessionStorage.setItem(KEY, '1');
    } catch {
      return;
    }
    event.preventDefault();
    location.reload();
  });
}
