import type { words as en } from './industries.en.ts';

export const words: Record<keyof typeof en, string> = {
  'page.industries.head.title': 'Six secteurs, six façons de répondre | Allô',
  'page.industries.head.description':
    'Ce que fait l’opératrice pour la grande entreprise, le commerce, la santé, la finance, l’industrie et les services.',
  'page.industries.title.1': 'Quelle est',
  'page.industries.title.2': 'votre ligne ?',
  'page.industries.lead': 'Six métiers, six façons d’être débordé. Branchez-vous sur le vôtre.',
};
