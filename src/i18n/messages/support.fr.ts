import type { messages as en } from './support.en.ts';

export const messages: Record<keyof typeof en, string> = {
  'page.support.head.title': 'Assistance : laissez un mot | Allô',
  'page.support.head.description':
    'Écrivez à hello@allo.example ou appelez le +1 212 555 0142. Quelqu’un vous lit.',
  'page.support.title.1': 'Laissez',
  'page.support.title.2': 'un mot.',
  'page.support.lead':
    'Écrivez à hello@allo.example ou appelez le +1 212 555 0142. Une personne répond aux deux.',
  'page.support.onward': 'En attendant : la carte des tarifs.',
  'support.picture': 'L’opérateur, un robot de porcelaine avec un casque, sur un socle rouge',
  'support.slip': 'Message pour Allô',
  'support.hours': 'Jour ou nuit',
  'support.name': 'Nom complet',
  'support.email': 'E-mail',
  'support.message': 'Message',
  'support.leave': 'Laisser le message',
  'support.hint': 'Cette page n’envoie aucun message. Pressez, et un lien de courriel emporte vos mots.',
  'support.status': 'Cette page n’envoie aucun message, et vos mots sont toujours là. Envoyez-les par',
  'support.mail': 'courriel',
  'support.or': 'ou appelez le',
  'support.subject': 'Un mot pour Allô',
};
