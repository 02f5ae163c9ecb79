import type { messages as en } from './team.en.ts';

export const messages: Record<keyof typeof en, string> = {
  'page.team.head.title': 'L’équipe de direction | Allô',
  'page.team.head.description':
    'Amélie Laurent, Victor Osei et Nadia Benali, qui dirigent Allô, l’opératrice IA des entreprises.',
  'page.team.title.1': 'Qui',
  'page.team.title.2': 'décroche.',
  'page.team.lead':
    'Amélie, Victor et Nadia dirigent Allô, qui crée des opératrices IA pour les entreprises : plus de 15 375 clients à ce jour. Demandez l’un des trois par son nom.',
  'page.team.next': 'Ils écrivent aussi.',
};
