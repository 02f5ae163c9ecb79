import type { words as en } from './support.en.ts';

export const words: Record<keyof typeof en, string> = {
  'page.support.head.title': 'Assistance : laissez un mot | Allô',
  'page.support.head.description':
    'Écrivez à hello@allo.example ou appelez le +1 212 555 0142. Quelqu’un vous lit.',
  'page.support.title.1': 'Laissez',
  'page.support.title.2': 'un mot.',
  'page.support.lead':
    'Écrivez à hello@allo.example ou appelez le +1 212 555 0142. Une personne répond aux deux.',
};
