import type { words as en } from './automation.en.ts';

export const words: Record<keyof typeof en, string> = {
  'page.automation.head.title': 'Automatisation IA sur mesure | Allô',
  'page.automation.head.description':
    'Branchez un événement à l’étape qui doit suivre : 85% de temps gagné, 95% d’efficacité, 99% d’erreurs en moins.',
  'page.automation.title.1': 'Branchez',
  'page.automation.title.2': 'une fois.',
  'page.automation.lead':
    'Dites ce qui arrive et ce qui doit suivre. Elle s’en souvient à chaque fois, vendredis compris.',
};
