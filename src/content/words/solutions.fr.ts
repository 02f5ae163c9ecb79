import type { words as en } from './solutions.en.ts';

export const words: Record<keyof typeof en, string> = {
  'page.solutions.head.title': 'Solutions IA pour l’entreprise | Allô',
  'page.solutions.head.description':
    'IA et apprentissage, automatisation, transformation numérique, sécurité et conformité dans une même baie.',
  'page.solutions.title.1': 'Câblé',
  'page.solutions.title.2': 'en grand.',
  'page.solutions.lead':
    'Quatre modules, une baie. Équipez les emplacements utiles et gardez les autres pour une plus grosse année.',
};
