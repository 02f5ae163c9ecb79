import type { messages as en } from './service-cards.en.ts';

export const messages: Record<keyof typeof en, string> = {
  'services.title.1': 'Quatre lignes.',
  'services.title.2': 'Toujours libres.',
  'services.note': 'Choisissez une ligne et essayez-la. Chaque carte ouvre une démo qui marche.',
  'services.open': 'ouvrir la démo',
  'services.chatbot.title': 'Chat',
  'services.chatbot.text': 'Des réponses écrites en 100+ langues, 24/7.',
  'services.phone.title': 'Téléphone',
  'services.phone.text':
    'Des assistants vocaux qui accueillent, orientent et réservent, jusqu’à 150,000 appels par mois.',
  'services.automation.title': 'Routines',
  'services.automation.text': 'Les corvées, branchées. 85% du temps vous revient.',
  'services.website.title': 'Site web',
  'services.website.text': 'Choisissez un modèle. La vitrine est prête avant le coup de feu.',
};
