import type { HeadingMeasures, RouteFacts, SocialPicture } from '../../../content/route-facts.ts';

export const route = {
  page: 'website',
  path: '/services/website',
  parent: 'services',
  place: 4,
  messages: {
    en: () => import('./website.en.ts'),
    fr: () => import('./website.fr.ts'),
  },
  service: { surface: 'website', number: 4 },
  menuPicture: {
    light: 'services/website-day',
    dark: 'services/website-night',
    caption: 'nav.website.caption',
  },
  headingSize: { desktop: 11, desktopFr: 9.2, phone: 13.2, phoneFr: 15.6 },
} as const satisfies RouteFacts;

export const headings: HeadingMeasures = {
  'page.website.title': [[60, { em: [7.34, 8.78] }], [{ em: [4.04, 4.82] }]],
  'website.features': [[66], [112]],
  'website.questions': [[{ em: [5.45, 4.9] }], [66]],
};

export const social: SocialPicture = { picture: 'services/website-day', surface: '#8ce7b7' };
