import type { words as en } from './market-size.en.ts';

export const words: Record<keyof typeof en, string> = {
  'page.market-size.head.title': 'Taille du marché de l’IA, 2021 à 2026 | Allô',
  'page.market-size.head.description':
    'De 93.5 à 550.3 milliards de dollars : la valeur du marché année par année et la croissance de ses segments.',
  'page.market-size.title.1': 'Les lignes',
  'page.market-size.title.2': 'sont prises.',
  'page.market-size.lead':
    'En 2021, le marché valait 93.5 milliards de dollars. En 2026, il en vaut 550.3. Il faut bien que quelqu’un décroche.',
};
