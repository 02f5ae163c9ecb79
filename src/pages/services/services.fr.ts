import type { messages as en } from './services.en.ts';

export const messages: Record<keyof typeof en, string> = {
  'page.services.head.title': 'Services : chatbots, téléphone, automatisation, sites | Allô',
  'page.services.head.description':
    'Quatre services d’IA pour les entreprises : chatbots, assistant téléphonique, automatisations et plateforme de sites, chacun avec sa démo.',
  'page.services.title.1': 'La ligne',
  'page.services.title.2': 'que',
  'page.services.lead':
    'Quatre services d’IA pour les entreprises : chatbots, assistant téléphonique, automatisations, sites. Ouvrez une carte pour les voir à l’œuvre.',
  'page.services.title.3': 'vous voulez.',
  'page.services.next': 'Commencez par la ligne qui écrit.',
  'services-page.title.1': 'L’annuaire,',
  'services-page.title.2': 'édition abrégée.',
  'services-page.chatbots': 'Une conversation de démonstration, la journée d’un chatbot et six questions.',
  'services-page.phone-systems': 'Un appel, de la première sonnerie au dernier mot, en deux minutes.',
  'services-page.automation': 'Quatre étapes entre la corvée et la tâche qui se fait seule.',
  'services-page.website': 'Le site d’une boutique, avant et après : comparez.',
};
