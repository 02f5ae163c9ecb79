/**
 * How wide each heading's lines are said, per language: Anybody's width axis, 50 to 150. The line's words are
 * under the same key in the dictionaries. A page's own heading also has its size in vw, on a desktop and on a phone.
 */
import type { Key, Language } from './words/keys.ts';

type Line = [key: Key, widths: Record<Language, number>];
export type Heading = { lines: [Line, Line]; size?: [desktop: number, phone: number] };

const both = (key: string, en: [number, number], fr: [number, number]): [Line, Line] => [
  [`${key}.1` as Key, { en: en[0], fr: fr[0] }],
  [`${key}.2` as Key, { en: en[1], fr: fr[1] }],
];

export const headings = {
  services: { lines: both('services.title', [72, 110], [72, 90]) },
  team: { lines: both('team.title', [128, 72], [96, 74]) },
  showcase: { lines: both('showcase.title', [72, 112], [72, 128]) },
  testimonials: { lines: both('testimonials.title', [72, 134], [72, 118]) },
  faq: { lines: both('faq.title', [72, 110], [72, 86]) },
  footer: { lines: both('footer.title', [72, 124], [72, 92]) },
  'page.services': { lines: both('page.services.title', [62, 128], [70, 62]), size: [12.5, 19] },
  'page.chatbots': { lines: both('page.chatbots.title', [66, 118], [58, 133]), size: [11.5, 17] },
  'page.phone-systems': { lines: both('page.phone-systems.title', [62, 112], [60, 96]), size: [12.4, 17] },
  'page.automation': { lines: both('page.automation.title', [62, 130], [62, 112]), size: [12.4, 22] },
  'page.website': { lines: both('page.website.title', [62, 112], [62, 92]), size: [11, 15] },
  'page.solutions': { lines: both('page.solutions.title', [62, 126], [62, 126]), size: [11.4, 20] },
  'page.industries': { lines: both('page.industries.title', [62, 112], [64, 112]), size: [8.8, 14.5] },
  'page.market-size': { lines: both('page.market-size.title', [64, 133], [64, 118]), size: [12.8, 19] },
  'page.technical-features': {
    lines: both('page.technical-features.title', [62, 128], [62, 116]),
    size: [12.4, 25],
  },
  'page.pricing': { lines: both('page.pricing.title', [60, 124], [60, 138]), size: [14.2, 25] },
  'page.resources': { lines: both('page.resources.title', [64, 104], [64, 118]), size: [9.4, 14] },
  'page.about-us': { lines: both('page.about-us.title', [66, 112], [58, 92]), size: [7.5, 11.5] },
  'page.faq': { lines: both('page.faq.title', [62, 112], [62, 126]), size: [12, 17] },
  'page.team': { lines: both('page.team.title', [62, 126], [62, 126]), size: [12.4, 19] },
  'page.blog': { lines: both('page.blog.title', [58, 118], [58, 104]), size: [12.4, 22] },
  'page.support': { lines: both('page.support.title', [64, 112], [60, 112]), size: [10.4, 20] },
  'page.privacy': { lines: both('page.privacy.title', [62, 120], [62, 120]), size: [10, 18] },
  'page.terms': { lines: both('page.terms.title', [62, 108], [58, 120]), size: [9.4, 15] },
  'page.not-found': { lines: both('page.not-found.title', [92, 88], [64, 84]), size: [18.6, 20] },
} satisfies Record<string, Heading>;

export type HeadingName = keyof typeof headings;
