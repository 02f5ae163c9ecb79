import type { messages as en } from './chatbots.en.ts';

export const messages: Record<keyof typeof en, string> = {
  'page.chatbots.head.title': 'Chatbots IA en 100+ langues | Allô',
  'page.chatbots.head.description':
    'Un chatbot qui répond en 100+ langues, 24/7, et sait quand passer la main. Voyez une conversation.',
  'page.chatbots.title.1': 'Bonjour. Que',
  'page.chatbots.title.2': 'puis-je faire ?',
  'page.chatbots.lead':
    'Je réponds en 100+ langues, 24/7, avec ce que vous m’apprenez. Quand je ne sais pas, je le dis et j’appelle quelqu’un.',
  'page.chatbots.onward': 'Certains préfèrent encore appeler.',
  'chatbots.thread': 'Conversation de démonstration',
  'chatbots.bot': 'Allô',
  'chatbots.visitor': 'Visiteur',
  'chatbots.1': 'Ouvert dimanche ? And do you speak English?',
  'chatbots.2': 'De neuf à une heure. Yes, and in English too. Je garde une table près de la fenêtre ?',
  'chatbots.3': 'Nous serons quatre, à onze heures et demie.',
  'chatbots.field': 'Écrire un message',
  'chatbots.preview': 'Aperçu',
  'chatbots.languages': 'langues, même en cours de route',
  'chatbots.hours': 'équipe de jour, équipe de nuit',
  'chatbots.features.1': 'Ce qu’il fait',
  'chatbots.features.2': 'toute la journée.',
  'chatbots.feature.1.q': 'Comment connaissez-vous nos prix ?',
  'chatbots.feature.1.title': 'Apprend de vos pages',
  'chatbots.feature.1.text':
    'La carte, les retours, les horaires. Vous montrez, je lis, et je cite ce qui est écrit.',
  'chatbots.feature.2.q': 'Und wenn ich Deutsch schreibe?',
  'chatbots.feature.2.title': 'Répond en 100+ langues',
  'chatbots.feature.2.text':
    'Je suis la personne qui écrit, et je change de langue avec elle au milieu d’une phrase.',
  'chatbots.feature.3.q': 'Il est trois heures du matin.',
  'chatbots.feature.3.title': 'De service 24/7',
  'chatbots.feature.3.text':
    'Ici, l’équipe de jour et l’équipe de nuit ne font qu’une. Je ne bâille pas par écrit.',
  'chatbots.feature.4.q': 'Je peux parler à quelqu’un ?',
  'chatbots.feature.4.title': 'Va chercher quelqu’un',
  'chatbots.feature.4.text':
    'Tout de suite, avec toute la conversation en main. Personne ne recommence à zéro.',
  'chatbots.feature.5.q': 'Que demandent les gens, surtout ?',
  'chatbots.feature.5.title': 'Tient les comptes',
  'chatbots.feature.5.text': 'Chaque question est notée : vous savez quoi mettre en première page.',
  'chatbots.questions.1': 'Six choses',
  'chatbots.questions.2': 'qu’on me demande.',
  'chatbots.q.1': 'Dites-vous que vous êtes un bot ?',
  'chatbots.a.1':
    'Dès le premier message. Ensuite, ce qui compte, c’est la réponse, pas la main qui l’écrit.',
  'chatbots.q.2': 'Et si vous ne savez pas ?',
  'chatbots.a.2': 'Je le dis et je vais chercher quelqu’un. Je n’invente ni prix, ni date, ni plat.',
  'chatbots.q.3': 'Où êtes-vous installé ?',
  'chatbots.a.3': 'Dans un coin de votre site, à un geste de la page que l’on lit.',
  'chatbots.q.4': 'Comment vous corriger ?',
  'chatbots.a.4':
    'Changez la page où je l’ai appris, ou écrivez la bonne réponse sous la mienne. Je m’en sers dès la conversation suivante.',
  'chatbots.q.5': 'Dérangez-vous les gens ?',
  'chatbots.a.5': 'Non. J’attends qu’on me parle. Ni fenêtre surgissante, ni sonnette, ni grands gestes.',
  'chatbots.q.6': 'Combien de conversations nous faut-il ?',
  'chatbots.a.6':
    'La carte commence à 500 par mois et va jusqu’à 5,000. Comptez une semaine de courriels et multipliez par quatre.',
  'chatbots.last': 'Autre chose ? Quelqu’un peut prendre la suite.',
  'chatbots.picture': 'Une pile de bulles émaillées, blanche, cobalt et souci',
};
