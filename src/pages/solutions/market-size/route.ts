import type { HeadingMeasures, RouteFacts, SocialPicture } from '../../../content/route-facts.ts';

export const route = {
  page: 'market-size',
  path: '/solutions/market-size',
  parent: 'solutions',
  place: 2,
  messages: {
    en: () => import('./market-size.en.ts'),
    fr: () => import('./market-size.fr.ts'),
  },
  headingSize: { desktop: 13.2, phone: 24 },
} as const satisfies RouteFacts;

export const headings: HeadingMeasures = {
  'page.market-size.title': [[64], [64, { em: 5.17 }]],
  'market.segments': [[66], [{ em: 5.6 }]],
};

export const social: SocialPicture = { picture: 'showcase/analytics', surface: '#f14423' };
