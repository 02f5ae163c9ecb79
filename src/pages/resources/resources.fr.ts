import type { messages as en } from './resources.en.ts';

export const messages: Record<keyof typeof en, string> = {
  'page.resources.head.title': 'Ressources : qui nous sommes, et vos questions | Allô',
  'page.resources.head.description':
    'Qui dirige Allô, l’opératrice IA des entreprises, à quoi nous tenons, et où vos questions trouvent réponse.',
  'page.resources.title.1': 'Derrière',
  'page.resources.title.2': 'le',
  'page.resources.lead':
    'Allô crée des opératrices IA pour les entreprises. Voici qui nous sommes, à quoi nous tenons et où vos questions trouvent réponse.',
  'page.resources.title.3': 'standard.',
  'page.resources.next': 'D’abord, pourquoi nous existons.',
  'resources.customers':
    'Autant de clients que de prises au tableau. Le signe plus, c’est la fiche qui arrive.',
};
