/**
 * The choice lives in the address. While the hand moves, it is kept here; once the hand rests, it is written
 * there.
 */
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { useStillHere } from '../../../browser/use-still-here.ts';
import { useHydrated } from '../../../browser/use-hydrated.ts';
import { type Asked, type Choice, readAddress, writeAddress } from './choice.ts';

/** How long a hand rests before the address is written, ms: browsers refuse a write at every move. */
const REST = 300;

type Edit = {
  choice: Choice;
  /** The history entry that the edit started from, until it is written. */
  began: string;
  /**
   * Kept in the state of each entry that the edit is written to, and the same from the first edit on: a slow
   * machine may write twice before the router has shown the first address.
   */
  mark: number;
};

type State = { finder?: number } | null;

/** The latest edit of the visit: if the page is left before the address is written, Back still finds it. */
let latestEdit: Edit | null = null;

/** @returns the requested choice, and a setter that receives a function of the choice so far */
export function useChoice(): [Asked, (part: (now: Choice) => Partial<Choice>) => void] {
  const { key, search, hash, state } = useLocation();
  const entry = key + search + hash;
  const mark = (state as State)?.finder;
  const navigate = useNavigate();
  const { state: navigation } = useNavigation();
  const isStillHere = useStillHere();
  // The page is prerendered without a query, so the query counts only after hydration.
  const hydrated = useHydrated();
  const asked = useMemo(() => readAddress(hydrated ? search : ''), [hydrated, search]);
  const [edit, setEdit] = useState(latestEdit);
  useEffect(() => {
    latestEdit = edit;
  }, [edit]);
  // Back, Forward and links lead to addresses that were not written just now, and which count as they are.
  const stands = (one: Edit | null) => (one && (one.began === entry || one.mark === mark) ? one : null);
  const current = stands(edit);

  useEffect(() => {
    if (!current || navigation !== 'idle') return;
    const next = writeAddress(search, current.choice);
    if (next === search) return;
    const timer = setTimeout(() => {
      if (!isStillHere()) return;
      void navigate(
        { search: next },
        { replace: true, preventScrollReset: true, state: { finder: current.mark } satisfies State },
      );
    }, REST);
    return () => clearTimeout(timer);
  }, [current, navigation, search, isStillHere, navigate]);

  // Starts from the latest edit, not from the one on screen, as its address may just be being written;
  // without an edit, from the address itself, even before it is on screen.
  const change = (part: (now: Choice) => Partial<Choice>) =>
    setEdit((latest) => {
      const last = stands(latest);
      const now = last?.choice ?? readAddress(search).choice;
      return {
        choice: { ...now, ...part(now) },
        began: last?.began ?? entry,
        mark: last?.mark ?? Date.now(),
      };
    });
  return [current ? { choice: current.choice, isExample: false, unread: [] } : asked, change];
}
