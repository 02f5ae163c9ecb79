import type { HeadingMeasures, RouteFacts, SocialPicture } from '../../content/route-facts.ts';

export const route = {
  page: 'privacy',
  path: '/privacy',
  place: 6,
  messages: {
    en: () => import('./privacy.en.ts'),
    fr: () => import('./privacy.fr.ts'),
  },
  headingSize: { desktop: 13.4, phone: 16.8 },
} as const satisfies RouteFacts;

export const headings: HeadingMeasures = {
  'page.privacy.title': [[62], [{ em: 5.2 }]],
  'privacy.never': [[126], [66]],
};

export const social: SocialPicture = { picture: 'blog/cyber-knot', surface: '#1c3b33', ink: '#f1f2ec' };
