import type { messages as en } from './chatbots.en.ts';

export const messages: Record<keyof typeof en, string> = {
  'page.chatbots.head.title': 'Chatbots IA dans plus de 100 langues | Allô',
  'page.chatbots.head.description':
    'Un chatbot pour votre site : il répond à vos clients dans plus de 100 langues, 24 h/24, 7 j/7, d’après vos propres pages, et appelle quelqu’un quand il ne sait pas.',
  'page.chatbots.title.1': 'Bonjour. Je suis',
  'page.chatbots.title.2': 'votre chatbot.',
  'page.chatbots.lead':
    'Dans un coin de votre site, je réponds à vos clients dans plus de 100 langues, 24 h/24, 7 j/7, d’après vos propres pages. Quand je ne sais pas, je le dis et j’appelle quelqu’un.',
  'page.chatbots.next': 'Certains préfèrent encore appeler.',
  'chatbots.thread': 'Conversation de démonstration',
  'chatbots.bot': 'Allô',
  'chatbots.visitor': 'Visiteur',
  'chatbots.1': 'Ouvert dimanche ? {And do you speak English?}',
  'chatbots.2': 'De neuf heures à treize heures. {Yes, of course.} Que puis-je vous mettre de côté ?',
  'chatbots.3': 'La bouilloire verte, s’il vous plaît. Je passe à onze heures et demie.',
  'chatbots.4': 'C’est mis de côté : une bouilloire verte, dimanche, onze heures et demie. À dimanche !',
  'chatbots.field': 'Écrire un message',
  'chatbots.preview': 'Aperçu',
  'chatbots.languages': 'langues, même en cours de route',
  'chatbots.hours': 'et 7 j/7, de jour comme de nuit',
  'chatbots.features.1': 'Ce qu’il fait',
  'chatbots.features.2': 'toute la journée.',
  'chatbots.feature.1.q': 'Comment connaissez-vous nos prix ?',
  'chatbots.feature.1.title': 'Apprend de vos pages',
  'chatbots.feature.1.text':
    'Les prix, les retours, les horaires : vous montrez, je lis, et je cite ce qui est écrit.',
  'chatbots.feature.2.q': 'Und wenn ich Deutsch schreibe?',
  'chatbots.feature.2.title': 'Répond dans plus de 100 langues',
  'chatbots.feature.2.text':
    'Je m’aligne sur la personne qui écrit et change de langue avec elle, même au milieu d’une phrase. Growth a 5 langues, Pro 10, Company toutes.',
  'chatbots.feature.3.q': 'Il est trois heures du matin.',
  'chatbots.feature.3.title': 'De service 24 h/24, 7 j/7',
  'chatbots.feature.3.text':
    'Ici, l’équipe de jour et l’équipe de nuit ne font qu’une. Je ne bâille pas par écrit.',
  'chatbots.feature.4.q': 'Je peux parler à quelqu’un ?',
  'chatbots.feature.4.title': 'Va chercher quelqu’un',
  'chatbots.feature.4.text':
    'J’appelle quelqu’un de votre équipe, toute la conversation en main : votre client ne recommence pas à zéro.',
  'chatbots.feature.5.q': 'Que demande-t-on le plus ?',
  'chatbots.feature.5.title': 'Compte les questions',
  'chatbots.feature.5.text': 'Chaque question est notée : vous savez quoi mettre en page d’accueil.',
  'chatbots.questions.1': 'Six choses',
  'chatbots.questions.2': 'qu’on me demande.',
  'chatbots.q.1': 'Qui allez-vous chercher ?',
  'chatbots.a.1':
    'Quelqu’un de chez vous : vous me dites qui prend la suite, et pour quels sujets. Si tout le monde dort, je note le nom, la question et comment joindre la personne.',
  'chatbots.q.2': 'Et si vous ne savez pas ?',
  'chatbots.a.2':
    'Je le dis et je vais chercher l’un des vôtres. Mieux vaut une réponse plus lente qu’un prix ou une date que j’aurais inventés.',
  'chatbots.q.3': 'Où êtes-vous installé ?',
  'chatbots.a.3': 'Dans un coin de votre site, à un geste de la page que l’on lit.',
  'chatbots.q.4': 'Comment vous corriger ?',
  'chatbots.a.4':
    'Changez la page où je l’ai appris, ou écrivez la bonne réponse sous la mienne. Je m’en sers dès la conversation suivante.',
  'chatbots.q.5': 'Dérangez-vous les gens ?',
  'chatbots.a.5':
    'J’attends qu’on me parle. Je ne surgis pas, je ne sonne pas, je ne fais pas de grands gestes.',
  'chatbots.q.6': 'Combien de conversations, et à quel prix ?',
  'chatbots.a.6':
    'Comptez une semaine de demandes et multipliez par quatre. Un mois coûte de 65,76 $ pour 500 conversations à 304,99 $ pour 2 500, frais de mise en service en sus ; pour 5 000, le prix se fixe avec vous. Toutes les formules comptent 20 messages par conversation.',
  'chatbots.last': 'Autre chose ? Quelqu’un peut prendre la suite.',
  'chatbots.picture': 'Une pile de bulles émaillées, blanche, cobalt et jaune d’or',
};
