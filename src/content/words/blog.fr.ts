import type { words as en } from './blog.en.ts';

export const words: Record<keyof typeof en, string> = {
  'page.blog.head.title': 'Blog : la ligne commune | Allô',
  'page.blog.head.description':
    'Le web, les réalités augmentée et virtuelle, la crypto et la sécurité, pour qui tient une entreprise.',
  'page.blog.title.1': 'Ligne',
  'page.blog.title.2': 'commune.',
  'page.blog.lead':
    'Écoutez : le web, les autres réalités, l’argent et les serrures, racontés à ceux qui tiennent boutique.',
};
