import type { words as en } from './privacy.en.ts';

export const words: Record<keyof typeof en, string> = {
  'page.privacy.head.title': 'Confidentialité : personne n’écoute | Allô',
  'page.privacy.head.description': 'Ce que ce site garde, où il le garde, et ce qu’il ne fait jamais.',
  'page.privacy.title.1': 'Personne',
  'page.privacy.title.2': 'n’écoute.',
  'page.privacy.lead':
    'Ce site ne pose aucun cookie, ne suit personne et n’envoie rien. Il garde dans ce navigateur votre thème et votre réglage des animations dès que vous y touchez et, jusqu’à la fermeture de l’onglet, la trace d’un rechargement tenté.',
};
