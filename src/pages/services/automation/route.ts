import type { HeadingMeasures, RouteFacts, SocialPicture } from '../../../content/route-facts.ts';

export const route = {
  page: 'automation',
  path: '/services/automation',
  parent: 'services',
  place: 3,
  messages: {
    en: () => import('./automation.en.ts'),
    fr: () => import('./automation.fr.ts'),
  },
  service: { surface: 'automation', number: 3 },
  menuPicture: {
    light: 'services/automation-day',
    dark: 'services/automation-night',
    caption: 'nav.automation.caption',
  },
  headingSize: { desktop: 12.4, phone: 23.4, phoneFr: 23 },
} as const satisfies RouteFacts;

export const headings: HeadingMeasures = {
  'page.automation.title': [[{ em: [2.66, 3.37] }], [{ em: 3.73 }]],
  'automation-page.features': [[64], [{ em: [5.89, 5.52] }]],
  'automation.questions': [[{ em: 4.29 }], [{ em: 8.04 }]],
};

export const social: SocialPicture = { picture: 'services/automation-day', surface: '#c2ddc9' };
