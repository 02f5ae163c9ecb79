import type { messages as en } from './faq.en.ts';

export const messages: Record<keyof typeof en, string> = {
  'page.faq.head.title': 'Les questions qu’on nous pose | Allô',
  'page.faq.head.description':
    'Cinq réponses courtes sur les chatbots, l’assistant d’appel, les automatisations et les sites.',
  'page.faq.title.1': 'Demandé',
  'page.faq.title.2': 'et',
  'page.faq.lead':
    'Les cinq choses qu’on veut savoir avant de décrocher. Réponses courtes : le café est chaud.',
  'page.faq.title.3': 'répondu.',
  'page.faq.onward': 'Voyez maintenant qui a écrit les réponses.',
  'answers.keys': 'Pressez un numéro, lisez la réponse',
  'answers.q.1': 'Que fait Allô, en une phrase ?',
  'answers.a.1':
    'Il répond au chat, décroche le téléphone, fait les corvées et construit le site. Un opérateur, quatre lignes.',
  'answers.q.2': 'Peut-on commencer par une seule ligne ?',
  'answers.a.2':
    'Volontiers. Chaque ligne marche seule et se paie seule. La plupart commencent par celle qui sonne le plus.',
  'answers.q.3': 'À quelle vitesse répond-il ?',
  'answers.a.3':
    'Le temps de réponse est de moins de 100ms, la disponibilité de 99.99%. Autrement dit : avant la deuxième sonnerie, tous les jours.',
  'answers.q.4': 'Et si nous grandissons trop ?',
  'answers.a.4':
    'Le chat va jusqu’à 100,000 messages par mois et le téléphone jusqu’à 150,000 appels. Au-delà, on aimerait entendre votre voix.',
  'answers.q.5': 'À qui s’adresser quand cette page s’arrête ?',
  'answers.a.5':
    'À quelqu’un. Écrivez à hello@allo.example ou appelez le +1 212 555 0142, et dites quel numéro vous avez pressé.',
};
