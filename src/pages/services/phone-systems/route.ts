import type { HeadingMeasures, RouteFacts, SocialPicture } from '../../../content/route-facts.ts';

export const route = {
  page: 'phone-systems',
  path: '/services/phone-systems',
  parent: 'services',
  place: 2,
  messages: {
    en: () => import('./phone-systems.en.ts'),
    fr: () => import('./phone-systems.fr.ts'),
  },
  service: { surface: 'phone', number: 2 },
  menuPicture: {
    light: 'services/phone-day',
    dark: 'services/phone-night',
    caption: 'nav.phone-systems.caption',
  },
  headingSize: { desktop: 12.4, phone: 24, phoneFr: 18.4 },
} as const satisfies RouteFacts;

export const headings: HeadingMeasures = {
  'page.phone-systems.title': [[{ em: [3.2, 4.8] }], [62, { em: [5.5, 6.52] }]],
  'phone-systems.keys': [[64], [104]],
  'phone-systems.talk': [[64], [112]],
  'phone-systems.questions': [[64], [108]],
  'phone-systems.end': [[66], [110]],
};

export const social: SocialPicture = { picture: 'services/phone-day', surface: '#eab5aa' };
