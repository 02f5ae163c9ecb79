import type { HeadingMeasures, RouteFacts, SocialPicture } from '../../../content/route-facts.ts';

export const route = {
  page: 'blog',
  path: '/resources/blog',
  parent: 'resources',
  place: 4,
  entries: true,
  messages: {
    en: () => import('./blog.en.ts'),
    fr: () => import('./blog.fr.ts'),
  },
  headingSize: { desktop: 7.4, phone: 23 },
} as const satisfies RouteFacts;

export const headings: HeadingMeasures = {
  'page.blog.title': [[{ em: 2.55 }], [{ em: [2.62, 2.74] }]],
};

export const social: SocialPicture = { picture: 'blog/web-stack', surface: '#cae5d5' };
