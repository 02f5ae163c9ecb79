import type { messages as en } from './market-size.en.ts';

export const messages: Record<keyof typeof en, string> = {
  'page.market-size.head.title': 'Taille du marché de l’IA, de 2021 à 2026 | Allô',
  'page.market-size.head.description':
    'Le marché de l’IA, de 93,5 milliards de dollars en 2021 à 550,3 en 2026, année par année, et la croissance de ses quatre segments.',
  'page.market-size.title.1': 'Les lignes',
  'page.market-size.title.2': 'sont',
  'page.market-size.lead':
    'Le marché de l’IA valait 93,5 milliards de dollars en 2021 ; il en vaut 550,3 en 2026. Sa plus grande part, 35 %, est ce qu’Allô vend aux entreprises : chatbots et assistants virtuels.',
  'page.market-size.title.3': 'occupées.',
  'page.market-size.next': 'Voyez maintenant si le standard tiendra.',
  'market.value': 'milliards de dollars, le marché de l’IA en 2026',
  'market.share': 'du marché : chatbots et assistants',
  'market.growth': 'de croissance pour l’IA sur mesure, la plus vive',
  'market.chart': 'Le marché de l’IA en milliards de dollars, par année',
  'market.year': 'Année',
  'market.billions': 'Milliards de dollars',
  'market.bn': 'Md',
  'market.source': 'Source sur demande.',
  'market.segments.1': 'Comment il',
  'market.segments.2': 'se partage.',
  'market.legend.wide': 'La largeur',
  'market.legend.share': 'donne la part du marché,',
  'market.legend.tall': 'la hauteur',
  'market.legend.growth': 'la croissance.',
  'market.of': 'du marché',
  'market.grows': 'de croissance',
  'market.chatbots': 'Chatbots et assistants virtuels',
  'market.automation': 'Automatisation des processus',
  'market.analytics': 'Analyse de données',
  'market.custom': 'Solutions d’IA sur mesure',
  'market.end':
    'L’IA sur mesure est la plus petite part et la plus forte croissance. C’est celle que nous construisons avec vous.',
};
