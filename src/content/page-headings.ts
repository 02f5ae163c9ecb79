/** The pages' own headings: how wide their words are said, and how large the whole is. */
import { type Heading, heading, type Width } from './headings.ts';

const page = (name: string, size: [desktop: number, phone: number, phoneFr?: number], ...lines: Width[][]) =>
  heading(`page.${name}.title`, lines, size);

export const pageHeadings = {
  services: page(
    'services',
    [13.6, 21],
    [
      [1, 62, 62],
      [2, 124, 72],
    ],
    [[3, 62, 62]],
  ),
  chatbots: page('chatbots', [8.2, 12.8], [[1, 66, 64]], [[2, 118, 60]]),
  'phone-systems': page(
    'phone-systems',
    [12.4, 24, 19],
    [[1, 62, 60]],
    [
      [2, 62, 62],
      [3, 128, 104],
    ],
  ),
  automation: page('automation', [12.4, 25], [[1, 62, 62]], [[2, 130, 66]]),
  website: page(
    'website',
    [11, 13.2, 15],
    [
      [1, 60, 62],
      [2, 122, 104],
    ],
    [[3, 62, 66]],
  ),
  solutions: page(
    'solutions',
    [11.4, 22],
    [
      [1, 62, 62],
      [2, 102, 78],
    ],
  ),
  industries: page('industries', [9.2, 15.6], [[1, 62, 64]], [[2, 112, 78]]),
  'market-size': page(
    'market-size',
    [13.2, 24],
    [[1, 64, 64]],
    [
      [2, 64, 60],
      [3, 126, 84],
    ],
  ),
  'technical-features': page(
    'technical-features',
    [12.4, 27],
    [
      [1, 62, 62],
      [2, 122, 64],
    ],
  ),
  pricing: page(
    'pricing',
    [14.8, 24, 20.5],
    [
      [1, 60, 60],
      [2, 124, 112],
    ],
  ),
  resources: page(
    'resources',
    [10.4, 19, 16],
    [[1, 64, 64]],
    [
      [2, 64, 64],
      [3, 118, 104],
    ],
  ),
  'about-us': page(
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
  faq: page(
    'faq',
    [10.8, 13.2],
    [[1, 62, 62]],
    [
      [2, 62, 62],
      [3, 122, 116],
    ],
  ),
  team: page(
    'team',
    [12.6, 22, 14.6],
    [
      [1, 62, 62],
      [2, 122, 112],
    ],
  ),
  blog: page('blog', [9.4, 23], [[1, 58, 58]], [[2, 106, 60]]),
  support: page('support', [9.8, 18.5], [[1, 64, 64]], [[2, 112, 94]]),
  privacy: page('privacy', [13.4, 18], [[1, 62, 62]], [[2, 112, 104]]),
  terms: page(
    'terms',
    [12.4, 20],
    [[1, 62, 62]],
    [
      [2, 62, 62],
      [3, 124, 112],
    ],
  ),
  'not-found': page('not-found', [18.6, 20], [[1, 92, 64]], [[2, 88, 84]]),
} satisfies Record<string, Heading>;

export type PageName = keyof typeof pageHeadings;
