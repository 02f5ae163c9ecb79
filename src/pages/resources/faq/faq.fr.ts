import type { messages as en } from './faq.en.ts';

export const messages: Record<keyof typeof en, string> = {
  'page.faq.head.title': 'Les questions qu’on nous pose | Allô',
  'page.faq.head.description':
    'Cinq réponses courtes sur les chatbots, l’assistant téléphonique, les automatisations et les sites d’Allô.',
  'page.faq.title.1': 'Questions',
  'page.faq.title.2': 'et',
  'page.faq.lead':
    'Cinq questions que les entreprises nous posent sur nos chatbots, notre assistant téléphonique, l’automatisation et les sites. Les réponses sont courtes.',
  'page.faq.title.3': 'réponses.',
  'page.faq.next': 'Voyez maintenant qui a écrit les réponses.',
  'faq-page.keys': 'Appuyez sur un numéro, lisez la réponse',
  'faq-page.q.1': 'Que fait Allô, en une phrase ?',
  'faq-page.a.1':
    'Elle répond aux messages, décroche le téléphone, fait les tâches répétitives et crée le site : une opératrice IA pour votre entreprise.',
  'faq-page.q.2': 'Peut-on combiner les services ?',
  'faq-page.a.2':
    'Volontiers. Prenez un chatbot dans une liste, un assistant téléphonique dans la suivante et autant de canaux qu’il vous plaît : chaque ligne de la grille a son prix.',
  'faq-page.q.3': 'À quelle vitesse répond-elle ?',
  'faq-page.a.3': 'Le temps de réponse est inférieur à 100 ms, la disponibilité de 99,99 %.',
  'faq-page.q.4': 'Et si nous grandissons trop ?',
  'faq-page.a.4':
    'Dans la grille, le chatbot va jusqu’à 100 000 messages par mois et le téléphone jusqu’à 150 000 appels. Au-delà, appelez-nous.',
  'faq-page.q.5': 'Et si notre question n’est pas ici ?',
  'faq-page.a.5': 'Demandez à quelqu’un : écrivez à hello@allo.example ou appelez le +1 212 555 0142.',
  'faq-page.hours':
    'Chaque heure de la semaine a sa lampe, et toutes sont allumées : nos chatbots répondent à toute heure. La lampe cerclée, c’est maintenant.',
};
