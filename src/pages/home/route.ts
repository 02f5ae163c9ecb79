import type { HeadingMeasures, RouteFacts, SocialPicture } from '../../content/route-facts.ts';

export const route = {
  page: 'home',
  path: '/',
  place: 1,
  bar: true,
  messages: {
    en: () => import('./home.en.ts'),
    fr: () => import('./home.fr.ts'),
  },
  also: ['service-cards', 'people', 'how-it-starts'],
} as const satisfies RouteFacts;

export const headings: HeadingMeasures = {
  'services.title': [[72], [{ em: 7.88 }]],
  'team.title': [[{ em: 9.32 }], [{ em: 8.02 }]],
  'showcase.title': [[72], [{ em: [7.82, 6.99] }]],
  'testimonials.title': [[{ em: [3.18, 5.02] }], [{ em: [4.67, 5.43] }]],
  'faq.title': [[72], [{ em: 4.81 }]],
};

export const social: SocialPicture = { picture: 'hero/poster-day', surface: '#ef4624' };
