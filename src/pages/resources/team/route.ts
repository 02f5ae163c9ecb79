import type { HeadingMeasures, RouteFacts, SocialPicture } from '../../../content/route-facts.ts';

export const route = {
  page: 'team',
  path: '/resources/team',
  parent: 'resources',
  place: 3,
  messages: {
    en: () => import('./team.en.ts'),
    fr: () => import('./team.fr.ts'),
  },
  also: ['people', 'company'],
  headingSize: { desktop: 12.6, phone: 22, phoneFr: 14.2 },
} as const satisfies RouteFacts;

export const headings: HeadingMeasures = {
  'page.team.title': [[62, { em: 7.55 }]],
};

export const social: SocialPicture = { picture: 'people/victor', surface: '#f7a42a' };
