/**
 * The choice that a visitor prices, and its form in the address:
 * `?conversations=1000&calls=1500&channels=linkedin,email&pages=5`.
 */
import { type PricingGroup, pricing, type TierId } from '../../../content/pricing.ts';

/** The quantities asked for, per month; the pages are a website's in all. */
const measures = ['conversations', 'calls', 'pages'] as const;
export type Measure = (typeof measures)[number];

export type Choice = Record<Measure, number> & { channels: TierId[] };

/** The rate card's group for each measure. */
export const groupOf: Record<Measure | 'channels', PricingGroup['id']> = {
  conversations: 'chatbots',
  calls: 'phone-systems',
  channels: 'automation',
  pages: 'website',
};

/** @throws for a group that the card does not have */
export function group(id: PricingGroup['id']): PricingGroup {
  const found = pricing.find((one) => one.id === id);
  if (!found) throw new Error(`pricing has no group ${id}`);
  return found;
}

/** The choice shown for an address without one: a busy restaurant's month. */
export const example: Choice = { conversations: 1000, calls: 1500, channels: ['email'], pages: 5 };
export const nothing: Choice = { conversations: 0, calls: 0, channels: [], pages: 0 };

/** The largest number that a field takes. */
export const MOST = 9_999_999;

const channels = group(groupOf.channels).tiers.map(({ id }) => id);

/** The chosen channels in the card's order, with one of them added or removed. */
export const withChannel = (chosen: readonly TierId[], channel: TierId, on: boolean): TierId[] =>
  channels.filter((id) => (id === channel ? on : chosen.includes(id)));

export type Asked = {
  choice: Choice;
  /** True if the address asks for nothing, so that the example is shown. */
  isExample: boolean;
  /** The unreadable parts of the address, as written: `calls=many`. */
  unread: string[];
};

/**
 * Reads an address's query. A missing number is zero; an unreadable one is zero, too, and listed in `unread`.
 */
export function readAddress(search: string): Asked {
  const parameters = new URLSearchParams(search);
  const named = [...measures, 'channels'].filter((name) => parameters.has(name));
  if (named.length === 0) return { choice: example, isExample: true, unread: [] };
  const unread: string[] = [];
  const choice: Choice = { ...nothing };
  for (const name of measures) {
    const text = parameters.get(name);
    if (text === null) continue;
    if (/^\d+$/.test(text) && Number(text) <= MOST) choice[name] = Number(text);
    else unread.push(`${name}=${text}`);
  }
  const wanted = (parameters.get('channels') ?? '').split(',').filter((text) => text !== '');
  choice.channels = channels.filter((id) => wanted.includes(id));
  const unknown = wanted.filter((text) => !channels.some((id) => id === text));
  if (unknown.length > 0) unread.push(`channels=${unknown.join(',')}`);
  return { choice, isExample: false, unread };
}

/** Writes the choice into an address's query and keeps the rest of it. */
export function writeAddress(search: string, choice: Choice): string {
  const others = new URLSearchParams(search);
  for (const name of [...measures, 'channels']) others.delete(name);
  const own = [
    choice.conversations > 0 && `conversations=${choice.conversations}`,
    choice.calls > 0 && `calls=${choice.calls}`,
    choice.channels.length > 0 && `channels=${choice.channels.join(',')}`,
    choice.pages > 0 && `pages=${choice.pages}`,
  ].filter((part) => part !== false);
  // An empty choice is written as well: an address without one would show the example.
  if (own.length === 0) own.push('conversations=0');
  return `?${[...own, ...(others.size > 0 ? [others.toString()] : [])].join('&')}`;
}
