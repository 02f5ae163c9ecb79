import type { HeadingMeasures, RouteFacts, SocialPicture } from '../../../content/route-facts.ts';

export const route = {
  page: 'about-us',
  path: '/resources/about-us',
  parent: 'resources',
  place: 1,
  messages: {
    en: () => import('./about-us.en.ts'),
    fr: () => import('./about-us.fr.ts'),
  },
  also: ['people', 'company'],
  headingSize: { desktop: 7.5, phone: 13.6 },
} as const satisfies RouteFacts;

export const headings: HeadingMeasures = {
  'page.about-us.title': [
    [60, { em: [9.05, 12.41] }, 66],
    [64, 82, 58, { em: [10.81, 11.88] }],
  ],
};

export const social: SocialPicture = { picture: 'people/nadia', surface: '#f2bbad' };
