import type { HeadingMeasures, RouteFacts, SocialPicture } from '../../content/route-facts.ts';

export const route = {
  page: 'terms',
  path: '/terms',
  place: 7,
  messages: {
    en: () => import('./terms.en.ts'),
    fr: () => import('./terms.fr.ts'),
  },
  headingSize: { desktop: 12.4, phone: 20, phoneFr: 18.8 },
} as const satisfies RouteFacts;

export const headings: HeadingMeasures = {
  'page.terms.title': [[62], [62, { em: [6.31, 10.58] }]],
};

export const social: SocialPicture = { picture: 'blog/web-brackets', surface: '#72cc9d' };
