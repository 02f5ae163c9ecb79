import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * A state that belongs to one history entry, such as that of anything over the page: each step in the history
 * resets it, even a link to the page on screen.
 * @param initial its value at first, and on every other entry
 */
export function useEntryState<T>(initial: T): [T, (next: T) => void] {
  const { key: entry } = useLocation();
  const [state, setState] = useState({ value: initial, entry });
  // Set late, or before the step: the value belongs to another entry.
  if (state.entry !== entry) setState({ value: initial, entry });
  const set = useCallback((value: T) => setState({ value, entry }), [entry]);
  return [state.entry === entry ? state.value : initial, set];
}
