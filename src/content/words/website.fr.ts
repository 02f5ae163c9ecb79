import type { words as en } from './website.en.ts';

export const words: Record<keyof typeof en, string> = {
  'page.website.head.title': 'Plateforme IA de création de sites | Allô',
  'page.website.head.description':
    'Retournez la vitrine et voyez la même boutique avant et après : modèles, couleurs et polices à votre métier.',
  'page.website.title.1': 'Vitrine neuve,',
  'page.website.title.2': 'même boutique.',
  'page.website.lead':
    'Vos horaires, vos prix, votre voix, dans une vitrine devant laquelle on s’arrête. Retournez-la pour voir les deux côtés.',
};
