import type { HeadingMeasures, RouteFacts, SocialPicture } from '../../content/route-facts.ts';

export const route = {
  page: 'pricing',
  path: '/pricing',
  place: 4,
  bar: true,
  messages: {
    en: () => import('./pricing.en.ts'),
    fr: () => import('./pricing.fr.ts'),
  },
  also: ['how-it-starts'],
  headingSize: { desktop: 14.8, phone: 24, phoneFr: 20.5 },
} as const satisfies RouteFacts;

export const headings: HeadingMeasures = {
  'page.pricing.title': [[60, { em: 5.01 }]],
  'finder.title': [[{ em: 5.09 }], [{ em: [5.34, 6.21] }]],
  'pricing.unsure': [[66], [{ em: [5.19, 5.89] }]],
};

export const social: SocialPicture = { picture: 'blog/crypto-coins', surface: '#f3a21e' };
