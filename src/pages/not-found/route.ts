import type { HeadingMeasures, RouteFacts } from '../../content/route-facts.ts';

export const route = {
  page: 'not-found',
  path: '*',
  messages: {
    en: () => import('./not-found.en.ts'),
    fr: () => import('./not-found.fr.ts'),
  },
  headingSize: { desktop: 18.6, phone: 20 },
} as const satisfies RouteFacts;

export const headings: HeadingMeasures = {
  'page.not-found.title': [[{ em: [3.49, 3.15] }], [{ em: 4.05 }]],
};
