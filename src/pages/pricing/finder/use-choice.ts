/** The choice stands in the address. While the hand moves it is kept here, and written once it rests. */
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { useHydrated } from '../../../preferences/use-hydrated.ts';
import { type Asked, type Choice, readAddress, writeAddress } from './choice.ts';

/** How long a hand has rested before the address is written, ms: browsers refuse to write it at every move. */
const REST = 300;

/** Marks an address that was written here, with the key of the one that the visitor began to change. */
type Mark = { finder: string };
const markOf = (state: unknown) => (state as Mark | null)?.finder;

/** @returns what is asked for, and how to ask for something else */
export function useChoice(): [Asked, (change: Partial<Choice>) => void] {
  const { key, search, state } = useLocation();
  const navigate = useNavigate();
  const { state: navigation } = useNavigation();
  // The page was prerendered without a search: what the address says counts once it has been taken over.
  const hydrated = useHydrated();
  const asked = useMemo(() => readAddress(hydrated ? search : ''), [hydrated, search]);
  const [edit, setEdit] = useState<{ choice: Choice; began: string } | null>(null);
  // Back, Forward and links lead to addresses that were not written for this edit: those count as they stand.
  const current = edit && (edit.began === key || edit.began === markOf(state)) ? edit : null;

  useEffect(() => {
    if (!current || navigation !== 'idle') return;
    const next = writeAddress(search, current.choice);
    if (next === search) return;
    const timer = setTimeout(() => {
      const mark: Mark = { finder: current.began };
      void navigate({ search: next }, { replace: true, preventScrollReset: true, state: mark });
    }, REST);
    return () => clearTimeout(timer);
  }, [current, navigation, search, navigate]);

  const change = (part: Partial<Choice>) =>
    setEdit({ choice: { ...(current?.choice ?? asked.choice), ...part }, began: current?.began ?? key });
  return [current ? { choice: current.choice, isExample: false, unread: [] } : asked, change];
}
