import type { words as en } from './about-us.en.ts';

export const words: Record<keyof typeof en, string> = {
  'page.about-us.head.title': 'À propos : personne ne devrait attendre | Allô',
  'page.about-us.head.description': 'Pourquoi Allô existe, à quoi nous tenons et qui nous sommes.',
  'page.about-us.title.1': 'Personne ne devrait',
  'page.about-us.title.2': 'attendre pour parler.',
  'page.about-us.lead':
    'Nous avons tous écouté cette musique d’attente. Allô existe pour que vos clients n’en apprennent jamais l’air.',
};
