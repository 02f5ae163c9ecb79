import type { HeadingMeasures, RouteFacts, SocialPicture } from '../../content/route-facts.ts';

export const route = {
  page: 'solutions',
  path: '/solutions',
  place: 3,
  bar: true,
  messages: {
    en: () => import('./solutions.en.ts'),
    fr: () => import('./solutions.fr.ts'),
  },
  menuPicture: {
    light: 'services/automation-day',
    dark: 'services/automation-night',
    caption: 'nav.solutions.caption',
  },
  headingSize: { desktop: 11.4, phone: 22 },
} as const satisfies RouteFacts;

export const headings: HeadingMeasures = {
  'page.solutions.title': [[62, { em: 7.15 }]],
  'solutions.contact': [[66], [{ em: [6.98, 9] }]],
};

export const social: SocialPicture = {
  picture: 'blog/cyber-cloche-padlock',
  surface: '#193831',
  ink: '#f1f2ec',
};
