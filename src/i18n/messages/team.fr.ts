import type { messages as en } from './team.en.ts';

export const messages: Record<keyof typeof en, string> = {
  'page.team.head.title': 'L’équipe : trois personnes à demander | Allô',
  'page.team.head.description':
    'Amélie Laurent, Victor Osei et Nadia Benali, les trois personnes derrière l’opératrice IA.',
  'page.team.title.1': 'Qui',
  'page.team.title.2': 'décroche.',
  'page.team.lead':
    'Amélie, Victor et Nadia font des opératrices IA pour les entreprises. Demandez l’un des trois par son nom.',
  'page.team.onward': 'Ils écrivent aussi.',
};
