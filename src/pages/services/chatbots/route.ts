import type { HeadingMeasures, RouteFacts, SocialPicture } from '../../../content/route-facts.ts';

export const route = {
  page: 'chatbots',
  path: '/services/chatbots',
  parent: 'services',
  place: 1,
  messages: {
    en: () => import('./chatbots.en.ts'),
    fr: () => import('./chatbots.fr.ts'),
  },
  service: { surface: 'chatbot', number: 1 },
  menuPicture: {
    light: 'services/chat-day',
    dark: 'services/chat-night',
    caption: 'nav.chatbots.caption',
  },
  headingSize: { desktop: 8.2, phone: 12.8 },
} as const satisfies RouteFacts;

export const headings: HeadingMeasures = {
  'page.chatbots.title': [[{ em: [4.18, 5.49] }], [{ em: 5.63 }]],
  'chatbots.features': [[64], [112]],
  'chatbots.questions': [[118], [{ em: [5.57, 7.11] }]],
};

export const social: SocialPicture = { picture: 'services/chat-day', surface: '#91b3f1' };
