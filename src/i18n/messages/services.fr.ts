import type { messages as en } from './services.en.ts';

export const messages: Record<keyof typeof en, string> = {
  'page.services.head.title': 'Services : quatre lignes, un standard | Allô',
  'page.services.head.description':
    'Essayez le chatbot, l’assistant d’appel, les automatisations et la plateforme de sites, chacun avec sa démo.',
  'page.services.title.1': 'La ligne',
  'page.services.title.2': 'que',
  'page.services.lead':
    'Quatre services, un seul standard. Pressez une carte : la démo répond avant que vous ayez fini d’hésiter.',
  'page.services.title.3': 'vous voulez.',
  'page.services.onward': 'Commencez par la ligne qui ne dort jamais.',
  'directory.title.1': 'L’annuaire,',
  'directory.title.2': 'édition courte.',
  'directory.chatbots': 'Une conversation de démonstration, ses journées, et six questions.',
  'directory.phone-systems': 'Un appel, de la première sonnerie à l’au revoir, en deux minutes.',
  'directory.automation': 'Quatre étapes, et les câbles entre elles.',
  'directory.website': 'Une boutique, avant et après. Tournez la vitrine vous-même.',
};
