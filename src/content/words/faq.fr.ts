import type { words as en } from './faq.en.ts';

export const words: Record<keyof typeof en, string> = {
  'page.faq.head.title': 'Les questions qu’on nous pose | Allô',
  'page.faq.head.description':
    'Cinq réponses courtes sur les chatbots, l’assistant d’appel, les automatisations et les sites.',
  'page.faq.title.1': 'Demandé,',
  'page.faq.title.2': 'répondu.',
  'page.faq.lead':
    'Les cinq choses qu’on veut savoir avant de décrocher. Réponses courtes : le café est chaud.',
};
