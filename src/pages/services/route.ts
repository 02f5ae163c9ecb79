import type { HeadingMeasures, RouteFacts, SocialPicture } from '../../content/route-facts.ts';

export const route = {
  page: 'services',
  path: '/services',
  place: 2,
  bar: true,
  messages: {
    en: () => import('./services.en.ts'),
    fr: () => import('./services.fr.ts'),
  },
  also: ['service-cards'],
  headingSize: { desktop: 13.6, phone: 21 },
} as const satisfies RouteFacts;

export const headings: HeadingMeasures = {
  'page.services.title': [[62, { em: [3.44, 4.4] }], [62]],
  'services-page.title': [[66], [{ em: [7.88, 8.55] }]],
};

export const social: SocialPicture = { picture: 'services/chat-day', surface: '#a5c4f4' };
