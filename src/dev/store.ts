/** A value that can be watched, in the shape that React's `useSyncExternalStore` takes. */
export type Store<T> = {
  get: () => T;
  set: (next: T) => void;
  /** Calls back after each `set`. Returns the function that ends it. */
  subscribe: (listener: () => void) => () => void;
};

export function createStore<T>(value: T): Store<T> {
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
