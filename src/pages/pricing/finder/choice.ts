/** The choice that a visitor prices, and its address: `?conversations=1000&calls=1500&channels=linkedin,email&pages=5`. */
import { type PricingGroup, pricing, type TierId } from '../../../content/pricing.ts';

/** The things asked for by the number, a month; pages are a website's own. */
const measures = ['conversations', 'calls', 'pages'] as const;
export type Measure = (typeof measures)[number];

export type Choice = Record<Measure, number> & { channels: TierId[] };

/** The group of the card that a measure is priced in. */
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

/** The choice of an address without one: a busy restaurant's month. */
export const example: Choice = { conversations: 1000, calls: 1500, channels: ['email'], pages: 5 };
export const nothing: Choice = { conversations: 0, calls: 0, channels: [], pages: 0 };

/** The largest number that a field takes. */
export const MOST = 9_999_999;

const channels = group(groupOf.channels).tiers.map(({ id }) => id);

/** The channels in the card's order, with one of them taken or left. */
export const withChannel = (chosen: readonly TierId[], channel: TierId, on: boolean): TierId[] =>
  channels.filter((id) => (id === channel ? on : chosen.includes(id)));

export type Asked = {
  choice: Choice;
  /** True where the address asks for nothing, so that the example stands. */
  isExample: boolean;
  /** The unreadable parts, as they stand in the address: `calls=many`. */
  unread: string[];
};

/** Reads an address's search. A number left out is zero; one that cannot be read is zero, too, and named in `unread`. */
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

/** An address's search with this choice in it; what else it holds stays. */
export function writeAddress(search: string, choice: Choice): string {
  const others = new URLSearchParams(search);
  for (const name of [...measures, 'channels']) others.delete(name);
  const own = [
    choice.conversations > 0 && `conversations=${choice.conversations}`,
    choice.calls > 0 && `calls=${choice.calls}`,
    choice.channels.length > 0 && `channels=${choice.channels.join(',')}`,
    choice.pages > 0 && `pages=${choice.pages}`,
  ].filter((part) => part !== false);
  // Nothing at all is a choice as well: an address without one would show the example.
  if (own.length === 0) own.push('conversations=0');
  return `?${[...own, ...(others.size > 0 ? [others.toString()] : [])].join('&')}`;
}
