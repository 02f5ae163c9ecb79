import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * A state that belongs to one entry of the history, as what covers a page does: each step in the history takes it back, also a
 * link to the page on screen.
 * @param initial what it is at first, and on each other entry
 */
export function useEntryState<T>(initial: T): [T, (next: T) => void] {
  const { key: entry } = useLocation();
  const [state, setState] = useState({ value: initial, entry });
  // Set late, or before the step: it is of another entry.
  if (state.entry !== entry) setState({ value: initial, entry });
  const set = useCallback((value: T) => setState({ value, entry }), [entry]);
  return [state.entry === entry ? state.value : initial, set];
}
