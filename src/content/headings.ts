/**
 * How wide each heading's words are said, per language: Anybody's width axis, 50 to 150. A heading has lines, a line
 * has pieces, and a piece's words are under its key in the dictionaries. A page's own heading also has its size in vw,
 * on a desktop and on a phone.
 */
import type { Key, Language } from './words/keys.ts';

type Piece = [key: Key, widths: Record<Language, number>];
export type Heading = { lines: Piece[][]; size?: [desktop: number, phone: number] };

/** A piece's number in its key, and its width in English and in French. */
type Width = [n: number, en: number, fr: number];

function heading(key: string, lines: Width[][], size?: Heading['size']): Heading {
  return { size, lines: lines.map((line) => line.map(([n, en, fr]) => [`${key}.${n}` as Key, { en, fr }])) };
}

/** Two lines of one piece each. */
const both = (key: string, en: [number, number], fr: [number, number]) =>
  heading(key, [[[1, en[0], fr[0]]], [[2, en[1], fr[1]]]]);

const page = (name: string, size: [number, number], ...lines: Width[][]) =>
  heading(`page.${name}.title`, lines, size);

export const headings = {
  services: both('services.title', [72, 110], [72, 90]),
  team: both('team.title', [128, 72], [96, 74]),
  showcase: both('showcase.title', [72, 112], [72, 128]),
  testimonials: both('testimonials.title', [72, 134], [72, 118]),
  faq: both('faq.title', [72, 110], [72, 86]),
  footer: both('footer.title', [72, 124], [72, 92]),
  'page.services': page(
    'services',
    [13.6, 21],
    [
      [1, 62, 62],
      [2, 124, 72],
    ],
    [[3, 62, 62]],
  ),
  'page.chatbots': page('chatbots', [8.2, 12.8], [[1, 66, 64]], [[2, 118, 60]]),
  'page.phone-systems': page(
    'phone-systems',
    [12.4, 24],
    [[1, 62, 60]],
    [
      [2, 62, 62],
      [3, 128, 104],
    ],
  ),
  'page.automation': page('automation', [12.4, 25], [[1, 62, 62]], [[2, 130, 66]]),
  'page.website': page(
    'website',
    [11, 20],
    [
      [1, 60, 62],
      [2, 122, 104],
    ],
    [[3, 62, 66]],
  ),
  'page.solutions': page(
    'solutions',
    [11.4, 22],
    [
      [1, 62, 62],
      [2, 126, 78],
    ],
  ),
  'page.industries': page('industries', [9.2, 15.6], [[1, 62, 64]], [[2, 112, 78]]),
  'page.market-size': page(
    'market-size',
    [13.2, 24],
    [[1, 64, 64]],
    [
      [2, 64, 60],
      [3, 126, 84],
    ],
  ),
  'page.technical-features': page(
    'technical-features',
    [12.4, 27],
    [
      [1, 62, 62],
      [2, 122, 64],
    ],
  ),
  'page.pricing': page(
    'pricing',
    [14.8, 27],
    [
      [1, 60, 60],
      [2, 124, 112],
    ],
  ),
  'page.resources': page(
    'resources',
    [10.4, 19],
    [[1, 64, 64]],
    [
      [2, 64, 64],
      [3, 118, 104],
    ],
  ),
  'page.about-us': page(
    'about-us',
    [7.5, 13.6],
    [
      [1, 60, 56],
      [2, 112, 108],
      [3, 66, 62],
    ],
    [
      [4, 64, 74],
      [5, 82, 64],
      [6, 58, 88],
      [7, 118, 58],
    ],
  ),
  'page.faq': page(
    'faq',
    [10.8, 16],
    [[1, 62, 62]],
    [
      [2, 62, 62],
      [3, 122, 116],
    ],
  ),
  'page.team': page(
    'team',
    [12.6, 22],
    [
      [1, 62, 62],
      [2, 122, 112],
    ],
  ),
  'page.blog': page('blog', [9.4, 23], [[1, 58, 58]], [[2, 118, 60]]),
  'page.support': page('support', [10.4, 18.5], [[1, 64, 64]], [[2, 112, 94]]),
  'page.privacy': page('privacy', [13.4, 18.5], [[1, 62, 62]], [[2, 112, 104]]),
  'page.terms': page(
    'terms',
    [12.4, 20],
    [[1, 62, 62]],
    [
      [2, 62, 62],
      [3, 124, 112],
    ],
  ),
  'page.not-found': page('not-found', [18.6, 20], [[1, 92, 64]], [[2, 88, 84]]),
} satisfies Record<string, Heading>;

export type HeadingName = keyof typeof headings;
