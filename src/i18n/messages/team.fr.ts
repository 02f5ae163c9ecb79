import type { messages as en } from './team.en.ts';

export const messages: Record<keyof typeof en, string> = {
  'page.team.head.title': 'L’équipe : qui décroche | Allô',
  'page.team.head.description':
    'Amélie Laurent, Victor Osei et Nadia Benali, les trois personnes derrière l’opératrice.',
  'page.team.title.1': 'Qui',
  'page.team.title.2': 'décroche.',
  'page.team.lead': 'Un opérateur vaut ce que valent ceux qui lui ont appris les manières. En voici trois.',
  'page.team.onward': 'Ils écrivent aussi. Tendez l’oreille.',
};
