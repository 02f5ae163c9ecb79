import type { messages as en } from './support.en.ts';

export const messages: Record<keyof typeof en, string> = {
  'page.support.head.title': 'Assistance : une démo, un rendez-vous, une question | Allô',
  'page.support.head.description':
    'Pour réserver une démo, prendre rendez-vous ou poser une question : hello@allo.example ou +1 212 555 0142.',
  'page.support.title.1': 'Laissez',
  'page.support.title.2': 'un mot.',
  'page.support.lead':
    'Pour une démo, un rendez-vous ou une question : écrivez à hello@allo.example ou appelez le +1 212 555 0142. Quelqu’un répond.',
  'page.support.onward': 'En attendant : la grille des tarifs.',
  'support.picture': 'L’opératrice, un robot de porcelaine avec un casque, sur un socle rouge',
  'support.slip': 'Message pour Allô',
  'support.hours': 'Lu par une personne',
  'support.name': 'Nom et prénom',
  'support.email': 'E-mail',
  'support.message': 'Message',
  'support.leave': 'En faire un e-mail',
  'support.hint': 'Ce formulaire n’envoie rien de lui-même : il prépare un e-mail, que vous envoyez.',
  'support.status': 'Rien n’est parti, rien n’est perdu. Ouvrez vos mots dans un',
  'support.mail': 'e-mail',
  'support.or': 'ou appelez le',
  'support.subject': 'Un mot pour Allô',
  'support.about.subject': 'Un mot pour Allô à propos de {about}',
  'support.tier.message': 'Bonjour, je voudrais parler de cette formule : {about}.',
  'support.line.message': 'Bonjour, j’aimerais un devis : {about}.',
  'support.demo.subject': 'Une démo d’Allô',
  'support.demo.message': 'Bonjour, j’aimerais réserver une démo d’Allô.',
  'support.consultation.subject': 'Un rendez-vous avec Allô',
  'support.consultation.message': 'Bonjour, j’aimerais prendre rendez-vous.',
};
