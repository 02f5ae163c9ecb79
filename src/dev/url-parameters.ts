/**
 * The tuning panel's state, and its form in the address's query: whoever opens the link sees what its author
 * saw. `?tune=cord:3` tunes the third cord of the page (bare `?tune` only opens the panel),
 * `set=line:50,lift:80` sets numbers of that scene's config, `slow=0.25` is a share of normal speed;
 * `markers`, `grid` and `outlines` are on if present.
 */
export type PanelState = {
  open: boolean;
  tune: { name: string; nth: number } | null;
  set: Record<string, number>;
  markers: boolean;
  grid: boolean;
  outlines: boolean;
  /** Share of normal speed, 1 when off. */
  slow: number;
};

export const flags = ['markers', 'grid', 'outlines'] as const;
export const SLOW = 0.25;

/** Reads the state from an address's query. An unreadable value counts as absent. */
export function readParameters(search: string): PanelState {
  const query = new URLSearchParams(search);
  const [name = '', nth] = (query.get('tune') ?? '').split(':');
  const slow = Number(query.get('slow') || SLOW);
  const on = Object.fromEntries(flags.map((flag) => [flag, query.has(flag)])) as Pick<
    PanelState,
    (typeof flags)[number]
  >;
  return {
    ...on,
    open: query.has('tune'),
    tune: name ? { name, nth: Math.max(1, Math.trunc(Number(nth)) || 1) } : null,
    set: Object.fromEntries(
      (query.get('set') ?? '')
        .split(',')
        .map((pair) => pair.split(':'))
        .filter(([key, value]) => key && value && Number.isFinite(Number(value)))
        .map(([key, value]) => [key, Number(value)]),
    ),
    slow: query.has('slow') && slow > 0 && slow <= 1 ? slow : 1,
  };
}

/**
 * Writes the state into a query and keeps the rest of it.
 * @returns the query with its question mark, or an empty text
 */
export function writeParameters(search: string, state: PanelState): string {
  const query = new URLSearchParams(search);
  for (const key of ['tune', 'set', 'slow', ...flags]) query.delete(key);
  const rest = query.toString();
  const own: string[] = [];
  const { open, tune, set, slow } = state;
  if (tune) own.push(`tune=${tune.name}${tune.nth > 1 ? `:${tune.nth}` : ''}`);
  else if (open) own.push('tune');
  const numbers = Object.entries(set);
  if (tune && numbers.length > 0) own.push(`set=${numbers.map((pair) => pair.join(':')).join(',')}`);
  if (slow < 1) own.push(`slow=${slow}`);
  own.push(...flags.filter((flag) => state[flag]));
  const all = [rest, ...own].filter(Boolean).join('&');
  return all && `?${all}`;
}
