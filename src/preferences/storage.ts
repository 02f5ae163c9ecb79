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
