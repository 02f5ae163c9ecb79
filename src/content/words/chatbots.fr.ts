import type { words as en } from './chatbots.en.ts';

export const words: Record<keyof typeof en, string> = {
  'page.chatbots.head.title': 'Chatbots IA en 100+ langues | Allô',
  'page.chatbots.head.description':
    'Un chatbot qui répond en 100+ langues, 24/7, et sait quand passer la main. Voyez une conversation.',
  'page.chatbots.title.1': 'Demandez-moi',
  'page.chatbots.title.2': 'tout.',
  'page.chatbots.lead':
    'Je réponds en 100+ langues, 24/7, avec ce que vous m’apprenez. Quand je ne sais pas, je le dis et j’appelle quelqu’un.',
};
