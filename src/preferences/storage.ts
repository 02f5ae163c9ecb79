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
 * Calls back when another tab may have changed what is saved, also while the page lay in the browser's back-forward cache,
 * where it is told of nothing.
 * @param heard gets the value, null where it was taken away, undefined where storage has nothing to say
 * @returns what ends it
 */
export function onSavedElsewhere(key: string, heard: (value: string | null | undefined) => void): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const otherTab = (event: StorageEvent) => {
    // Without a key, all of it was taken away.
    if (event.key === key || event.key === null) heard(event.newValue);
  };
  const backAgain = (event: PageTransitionEvent) => event.persisted && heard(read(key) ?? undefined);
  addEventListener('storage', otherTab, { signal });
  addEventListener('pageshow', backAgain, { signal });
  return () => listeners.abort();
}
