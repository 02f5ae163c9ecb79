import type { HeadingMeasures, RouteFacts, SocialPicture } from '../../content/route-facts.ts';

export const route = {
  page: 'resources',
  path: '/resources',
  place: 5,
  bar: true,
  messages: {
    en: () => import('./resources.en.ts'),
    fr: () => import('./resources.fr.ts'),
  },
  also: ['people', 'company'],
  menuPicture: {
    light: 'services/phone-day',
    dark: 'services/phone-night',
    caption: 'nav.resources.caption',
  },
  headingSize: { desktop: 10.4, phone: 13.2, phoneFr: 15.4 },
} as const satisfies RouteFacts;

export const headings: HeadingMeasures = {
  'page.resources.title': [[64], [64, { em: [7.8, 6.68] }]],
};

export const social: SocialPicture = { picture: 'people/amelie', surface: '#98b8f3' };
