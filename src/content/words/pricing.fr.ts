import type { words as en } from './pricing.en.ts';

export const words: Record<keyof typeof en, string> = {
  'page.pricing.head.title': 'Tarifs : la carte | Allô',
  'page.pricing.head.description':
    'Vingt formules côte à côte : chatbots, assistant d’appel, automatisation et sites, avec tous les frais de départ.',
  'page.pricing.title.1': 'Les',
  'page.pricing.title.2': 'tarifs.',
  'page.pricing.lead':
    'Quatre lignes, cinq formules chacune, tous les frais de départ visibles. À lire en travers, comme un menu.',
};
