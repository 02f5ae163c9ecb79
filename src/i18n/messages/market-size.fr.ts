import type { messages as en } from './market-size.en.ts';

export const messages: Record<keyof typeof en, string> = {
  'page.market-size.head.title': 'Taille du marché de l’IA, 2021 à 2026 | Allô',
  'page.market-size.head.description':
    'De 93.5 à 550.3 milliards de dollars : la valeur du marché année par année et la croissance de ses segments.',
  'page.market-size.title.1': 'Les lignes',
  'page.market-size.title.2': 'sont',
  'page.market-size.lead':
    'En 2021, le marché valait 93.5 milliards de dollars. En 2026, il en vaut 550.3. Il faut bien que quelqu’un décroche.',
  'page.market-size.title.3': 'prises.',
  'page.market-size.onward': 'Le standard tiendra-t-il ? On a mesuré.',
  'market.value': 'milliards, la valeur du marché en 2026',
  'market.share': 'en sont des chatbots et des assistants',
  'market.growth': 'de croissance pour l’IA sur mesure, la plus vive',
  'market.chart': 'Valeur du marché en milliards de dollars, par année',
  'market.year': 'Année',
  'market.billions': 'Milliards',
  'market.bn': 'Md',
  'market.segments.1': 'Qui appelle',
  'market.segments.2': 'qui.',
  'market.legend.wide': 'Large',
  'market.legend.share': ': la part du marché.',
  'market.legend.tall': 'Haut',
  'market.legend.growth': ': la croissance.',
  'market.of': 'du marché',
  'market.grows': 'de croissance',
  'market.chatbots': 'Chatbots et assistants virtuels',
  'market.automation': 'Automatisation des processus',
  'market.analytics': 'Analyse de données',
  'market.custom': 'Solutions d’IA sur mesure',
  'market.end': 'Le bloc le plus étroit est le plus haut. Gardez-le à l’œil.',
};
