import type { messages as en } from './technical-features.en.ts';

export const messages: Record<keyof typeof en, string> = {
  'page.technical-features.head.title': 'Caractéristiques techniques | Allô',
  'page.technical-features.head.description':
    'Temps de réponse inférieur à 100 ms, disponibilité de 99,99 %, centres de données mondiaux, 1 M+ appels d’API par jour.',
  'page.technical-features.title.1': 'Test',
  'page.technical-features.title.2': 'de ligne.',
  'page.technical-features.lead':
    'Pour qui doit donner son accord : à quelle vitesse elle répond, comment elle est protégée, à quoi elle se branche.',
  'page.technical-features.onward': 'Elle tient. Passons à la caisse.',
  'technical.tabs': 'Essais',
  'technical.performance': 'Performance',
  'technical.performance.1': 'Répond avant que l’appelant reprenne son souffle.',
  'technical.performance.2': 'Prend jusqu’à 150 000 appels par mois.',
  'technical.performance.3': 'Le centre de données le plus proche prend l’appel.',
  'technical.performance.trace': 'Le tracé s’éteint avant le repère des 100 ms',
  'technical.security': 'Sécurité',
  'technical.security.1': 'S’ouvre à ceux que vous autorisez, et à eux seuls.',
  'technical.security.2': 'Note une seule fois ce qui a été dit, à un seul endroit.',
  'technical.security.3': 'Tient le registre : qui a ouvert quelle conversation, et quand.',
  'technical.security.trace': 'Une porte régulière : ouverte, fermée, ouverte',
  'technical.integration': 'Intégration',
  'technical.integration.1': 'Se branche sur l’agenda, la caisse et la messagerie que vous avez.',
  'technical.integration.2': 'Garde les deux côtés d’accord : ce qui change ici change là.',
  'technical.integration.3': 'Se débranche sans laisser de marque.',
  'technical.integration.trace': 'Deux signaux se mettent au pas',
  'technical.specification': 'Fiche technique',
  'technical.under': 'inférieur à',
  'technical.response': 'Temps de réponse',
  'technical.availability': 'Disponibilité',
  'technical.global': 'Mondiaux',
  'technical.centers': 'Centres de données',
  'technical.calls': 'Appels d’API par jour',
  'technical.contact.1': 'Apportez votre',
  'technical.contact.2': 'oscilloscope.',
  'technical.contact.text':
    'Apportez votre heure la plus chargée ; nous la ferons tourner et regarderons avec vous.',
};
