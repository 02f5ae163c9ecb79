import type { messages as en } from './about-us.en.ts';

export const messages: Record<keyof typeof en, string> = {
  'page.about-us.head.title': 'À propos : personne ne devrait attendre | Allô',
  'page.about-us.head.description': 'Pourquoi Allô existe, à quoi nous tenons et qui nous sommes.',
  'page.about-us.title.1': 'Personne ne',
  'page.about-us.title.2': 'devrait',
  'page.about-us.lead':
    'Nous avons tous écouté cette musique d’attente. Allô existe pour que vos clients n’en apprennent jamais l’air.',
  'page.about-us.title.3': 'attendre',
  'page.about-us.title.4': 'pour',
  'page.about-us.title.5': 'parler',
  'page.about-us.title.6': 'à une',
  'page.about-us.title.7': 'entreprise.',
  'page.about-us.onward': 'Vous nous connaissez. Posez-nous une question.',
};
