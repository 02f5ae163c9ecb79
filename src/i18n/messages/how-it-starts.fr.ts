import type { messages as en } from './how-it-starts.en.ts';

export const messages: Record<keyof typeof en, string> = {
  'start.title.1': 'Pour',
  'start.title.2': 'commencer.',
  'start.1.title': 'Trouvez votre formule',
  'start.1.text':
    'La grille des tarifs donne toutes les formules des quatre services, avec leur prix et leurs frais de mise en service.',
  'start.2.title': 'Parlez à quelqu’un',
  'start.2.text':
    'Réservez une démo, prenez rendez-vous ou posez une question, par e-mail ou par téléphone : quelqu’un d’Allô répond.',
  'start.3.title': 'Allô prend son poste',
  'start.3.text':
    'Vous dites à quoi elle doit répondre, ce qu’elle doit faire ou créer. La mise en service se paie une fois ; ensuite, vous payez au mois ou, pour les appels, à la minute.',
};
