/** `localStorage` that may be blocked, full or full of rubbish: reading gives null, writing gives up quietly. */

export function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The choice still holds for this visit.
  }
}

/**
 * Calls back when another tab may have changed a saved value, even while this page lay in the back-forward
 * cache, where it receives no events.
 * @param heard receives the value; null if it was removed, undefined if storage has nothing to say
 * @returns ends it
 */
export function onSavedElsewhere(key: string, heard: (value: string | null | undefined) => void): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const otherTab = (event: StorageEvent) => {
    // Without a key, everything was removed.
    if (event.key === key || event.key === null) heard(event.newValue);
  };
  const backAgain = (event: PageTransitionEvent) => event.persisted && heard(read(key) ?? undefined);
  addEventListener('storage', otherTab, { signal });
  addEventListener('pageshow', backAgain, { signal });
  return () => listeners.abort();
}
