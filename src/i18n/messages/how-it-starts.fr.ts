import type { messages as en } from './how-it-starts.en.ts';

export const messages: Record<keyof typeof en, string> = {
  'start.title.1': 'Comment on',
  'start.title.2': 'commence.',
  'start.1.title': 'Trouvez votre ligne',
  'start.1.text':
    'La grille des tarifs donne toutes les formules des quatre services, avec ce qu’elles comprennent, leur prix et leurs frais de mise en service.',
  'start.2.title': 'Parlez à quelqu’un',
  'start.2.text':
    'Réservez une démo, prenez rendez-vous ou posez une question, par e-mail ou par téléphone : quelqu’un d’Allô répond.',
  'start.3.title': 'Votre ligne s’ouvre',
  'start.3.text':
    'Vous dites à Allô à quoi répondre, et à quelles heures. La mise en service se paie une fois, puis vous payez au mois ou, pour les appels, à la minute.',
};
