import type { words as en } from './terms.en.ts';

export const words: Record<keyof typeof en, string> = {
  'page.terms.head.title': 'Conditions : les petites lignes | Allô',
  'page.terms.head.description': 'Ce que vous pouvez attendre de ce site, en clair.',
  'page.terms.title.1': 'Les petites lignes,',
  'page.terms.title.2': 'en grand.',
  'page.terms.lead':
    'Ce site se lit. Rien n’y inscrit, n’y vend ni n’y facture quoi que ce soit. Les chiffres, à nous de les tenir justes ; les images et les mots sont à nous aussi, et les liens sont les bienvenus.',
};
