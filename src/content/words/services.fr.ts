import type { words as en } from './services.en.ts';

export const words: Record<keyof typeof en, string> = {
  'page.services.head.title': 'Services : quatre lignes, un standard | Allô',
  'page.services.head.description':
    'Essayez le chatbot, l’assistant d’appel, les automatisations et la plateforme de sites, chacun avec sa démo.',
  'page.services.title.1': 'Décrochez',
  'page.services.title.2': 'n’importe laquelle.',
  'page.services.lead':
    'Quatre services, un seul standard. Pressez une carte : la démo répond avant que vous ayez fini d’hésiter.',
};
