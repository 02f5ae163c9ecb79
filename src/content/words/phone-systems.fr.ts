import type { words as en } from './phone-systems.en.ts';

export const words: Record<keyof typeof en, string> = {
  'page.phone-systems.head.title': 'Assistant d’appel virtuel pour l’entreprise | Allô',
  'page.phone-systems.head.description':
    'Une sonnerie, puis bonjour : 45% d’attente en moins et 85% de demandes réglées au premier appel.',
  'page.phone-systems.title.1': 'Une sonnerie,',
  'page.phone-systems.title.2': 'puis bonjour.',
  'page.phone-systems.lead':
    'L’assistant décroche, comprend pourquoi on appelle et oriente chacun au bon endroit. En moyenne, cela prend deux minutes.',
};
