import type { messages as en } from './resources.en.ts';

export const messages: Record<keyof typeof en, string> = {
  'page.resources.head.title': 'Ressources : derrière le standard | Allô',
  'page.resources.head.description': 'Notre mission, nos valeurs et les trois personnes qui en répondent.',
  'page.resources.title.1': 'Derrière',
  'page.resources.title.2': 'le',
  'page.resources.lead': 'Ce que nous pensons du téléphone, qui le pense, et cinq portes pour continuer.',
  'page.resources.title.3': 'standard.',
  'page.resources.onward': 'La version longue commence ici.',
};
