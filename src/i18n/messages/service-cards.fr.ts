import type { messages as en } from './service-cards.en.ts';

export const messages: Record<keyof typeof en, string> = {
  'services.title.1': 'Quatre lignes.',
  'services.title.2': 'Toujours libres.',
  'services.note': 'Quatre services, une ligne pour chacun. Chaque carte ouvre une démo.',
  'services.open': 'ouvrir la démo',
  'services.chatbot.title': 'Chatbot',
  'services.chatbot.text': 'Des réponses écrites dans plus de 100 langues, 24 h/24, 7 j/7.',
  'services.phone.title': 'Téléphone',
  'services.phone.text':
    'Des assistants téléphoniques qui accueillent, orientent et réservent, jusqu’à 150 000 appels par mois.',
  'services.automation.title': 'Automatisation',
  'services.automation.text': 'Les corvées se font sans vous : 85 % de temps gagné.',
  'services.website.title': 'Site web',
  'services.website.text': 'Trois modèles, vos couleurs, vos mots : un site que vous modifiez vous-même.',
};
