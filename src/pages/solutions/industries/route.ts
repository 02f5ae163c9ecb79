import type { HeadingMeasures, RouteFacts, SocialPicture } from '../../../content/route-facts.ts';

export const route = {
  page: 'industries',
  path: '/solutions/industries',
  parent: 'solutions',
  place: 1,
  messages: {
    en: () => import('./industries.en.ts'),
    fr: () => import('./industries.fr.ts'),
  },
  headingSize: { desktop: 9.2, phone: 15.6, phoneFr: 15.2 },
} as const satisfies RouteFacts;

export const headings: HeadingMeasures = {
  'page.industries.title': [[{ em: [3.64, 4.16] }], [{ em: [7.28, 5.94] }]],
  'industries.all': [[112], [66]],
};

export const social: SocialPicture = { picture: 'blog/web-raised-tile', surface: '#8ae4b5' };
