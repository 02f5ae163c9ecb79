import type { messages as en } from './not-found.en.ts';

export const messages: Record<keyof typeof en, string> = {
  'page.not-found.head.title': 'Faux numéro | Allô',
  'page.not-found.head.description': 'Il n’y a pas de page à cette adresse.',
  'page.not-found.title.1': 'Faux',
  'page.not-found.title.2': 'numéro.',
  'page.not-found.lead':
    'Il n’y a pas de page à cette adresse. La ligne a peut-être déménagé, ou l’adresse a perdu une lettre en route.',
  'not-found.home': 'Rentrer à l’accueil',
  'not-found.ways': 'Les lignes qui marchent',
};
