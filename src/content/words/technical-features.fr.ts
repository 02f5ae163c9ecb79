import type { words as en } from './technical-features.en.ts';

export const words: Record<keyof typeof en, string> = {
  'page.technical-features.head.title': 'Caractéristiques techniques | Allô',
  'page.technical-features.head.description':
    'Temps de réponse sous 100ms, disponibilité de 99.99%, centres de données mondiaux, 1M+ appels d’API par jour.',
  'page.technical-features.title.1': 'Essai',
  'page.technical-features.title.2': 'de ligne.',
  'page.technical-features.lead':
    'Tirez un levier, regardez le tracé. Performance, sécurité et intégration, mesurées sur le banc.',
};
