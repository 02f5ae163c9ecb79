import type { messages as en } from './terms.en.ts';

export const messages: Record<keyof typeof en, string> = {
  'page.terms.head.title': 'Conditions : les petites lignes | Allô',
  'page.terms.head.description': 'Ce que vous pouvez attendre de ce site, en clair.',
  'page.terms.title.1': 'Les petits',
  'page.terms.title.2': 'caractères,',
  'page.terms.lead': 'Quatre clauses. Agrandies, pour se passer d’avocat et de lunettes.',
  'page.terms.title.3': 'en grand.',
  'terms.1': 'Ce site se lit. Rien ici ne vous inscrit, ne vend ni ne facture quoi que ce soit.',
  'terms.2': 'Les chiffres, c’est à nous de les tenir justes. Si l’un est faux, dites-le, on le répare.',
  'terms.3': 'Les images et les mots sont à nous. Vous pouvez y renvoyer, avec plaisir.',
  'terms.4':
    'Les prix sont en dollars américains, tels que la carte les montre. Un contrat se signe entre personnes, pas en défilant.',
  'page.terms.onward': 'Une question là-dessus ?',
};
