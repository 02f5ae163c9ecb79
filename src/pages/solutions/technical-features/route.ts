import type { HeadingMeasures, RouteFacts, SocialPicture } from '../../../content/route-facts.ts';

export const route = {
  page: 'technical-features',
  path: '/solutions/technical-features',
  parent: 'solutions',
  place: 3,
  messages: {
    en: () => import('./technical-features.en.ts'),
    fr: () => import('./technical-features.fr.ts'),
  },
  headingSize: { desktop: 12.4, phone: 27 },
} as const satisfies RouteFacts;

export const headings: HeadingMeasures = {
  'page.technical-features.title': [[62, { em: 4.88 }]],
  'technical.contact': [[62], [{ em: 8.6 }]],
};

export const social: SocialPicture = { picture: 'blog/cyber-keyhole', surface: '#18352d', ink: '#f1f2ec' };
