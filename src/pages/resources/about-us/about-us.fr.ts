import type { messages as en } from './about-us.en.ts';

export const messages: Record<keyof typeof en, string> = {
  'page.about-us.head.title': 'À propos : des opératrices IA pour l’entreprise | Allô',
  'page.about-us.head.description':
    'Allô crée des opératrices IA pour les entreprises : chatbots, téléphone, automatisation, sites. Pourquoi, selon quels principes et avec qui.',
  'page.about-us.title.1': 'Personne ne',
  'page.about-us.title.2': 'devrait',
  'page.about-us.lead':
    'Allô crée des opératrices IA pour les entreprises : chatbots, téléphone, automatisation, sites, pour plus de 15 375 clients.',
  'page.about-us.title.3': 'attendre',
  'page.about-us.title.4': 'pour',
  'page.about-us.title.5': 'parler',
  'page.about-us.title.6': 'à une',
  'page.about-us.title.7': 'entreprise.',
  'page.about-us.next': 'Vous nous connaissez. Posez-nous une question.',
};
