import type { messages as en } from './terms.en.ts';

export const messages: Record<keyof typeof en, string> = {
  'page.terms.head.title': 'Conditions : les petites lignes | Allô',
  'page.terms.head.description': 'Ce que vous pouvez attendre de ce site, en clair.',
  'page.terms.title.1': 'Les petits',
  'page.terms.title.2': 'caractères,',
  'page.terms.lead': 'Ce qu’est ce site, en quatre clauses, agrandies pour qui n’a ni lunettes ni avocat.',
  'page.terms.title.3': 'en grand.',
  'terms.1':
    'Ce site se lit. Rien ici ne vous inscrit, ne vous vend quoi que ce soit ni n’envoie de facture.',
  'terms.2':
    'Les chiffres, c’est à nous de les garder exacts. Si l’un est faux, dites-le et nous le corrigerons.',
  'terms.3': 'Les images et les mots sont à nous. Vos liens sont les bienvenus.',
  'terms.4':
    'Les prix sont en dollars, tels que la grille les montre. Un contrat se signe entre personnes, jamais en faisant défiler une page.',
  'page.terms.next': 'Une question là-dessus ?',
};
