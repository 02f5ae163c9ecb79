import type { HeadingMeasures, RouteFacts, SocialPicture } from '../../../content/route-facts.ts';

export const route = {
  page: 'faq',
  path: '/resources/faq',
  parent: 'resources',
  place: 2,
  messages: {
    en: () => import('./faq.en.ts'),
    fr: () => import('./faq.fr.ts'),
  },
  headingSize: { desktop: 10.8, phone: 12.5 },
} as const satisfies RouteFacts;

export const headings: HeadingMeasures = {
  'page.faq.title': [[{ em: [2.19, 3.39] }], [62, { em: [8.75, 6.79] }]],
};

export const social: SocialPicture = { picture: 'showcase/guest-messaging', surface: '#ecb6a9' };
