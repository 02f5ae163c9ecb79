import type { HeadingMeasures, RouteFacts, SocialPicture } from '../../../content/route-facts.ts';

export const route = {
  page: 'support',
  path: '/resources/support',
  parent: 'resources',
  place: 5,
  messages: {
    en: () => import('./support.en.ts'),
    fr: () => import('./support.fr.ts'),
  },
  also: ['pricing'],
  headingSize: { desktop: 9.8, phone: 18.5 },
} as const satisfies RouteFacts;

export const headings: HeadingMeasures = {
  'page.support.title': [[64], [{ em: [4.64, 3.84] }]],
};

export const social: SocialPicture = { picture: 'misc/support-robot', surface: '#f44424' };
