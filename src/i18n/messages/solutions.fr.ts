import type { messages as en } from './solutions.en.ts';

export const messages: Record<keyof typeof en, string> = {
  'page.solutions.head.title': 'Solutions IA pour l’entreprise | Allô',
  'page.solutions.head.description':
    'L’IA des grandes entreprises : apprentissage, automatisation, transformation numérique, sécurité et conformité.',
  'page.solutions.title.1': 'Câblé',
  'page.solutions.title.2': 'sur mesure.',
  'page.solutions.lead':
    'L’IA des entreprises qui ont plus d’un accueil : quatre modules, un par un ou ensemble, reliés à vos outils.',
  'page.solutions.onward': 'Trouvez la prise qui porte votre métier.',
  'solutions.rack': 'Solutions d’entreprise',
  'solutions.learning': 'IA et apprentissage automatique',
  'solutions.learning.text':
    'Des modèles qui apprennent des appels et des courriers que votre entreprise reçoit chaque jour.',
  'solutions.process': 'Automatisation des processus',
  'solutions.process.text': 'Commandes, factures et relances avancent sans qu’on les porte.',
  'solutions.digital': 'Transformation numérique',
  'solutions.digital.text': 'Chaque appel, chaque message, chaque formulaire sur un même écran.',
  'solutions.security': 'Sécurité et conformité',
  'solutions.security.text': 'Qui a dit quoi, et quand : c’est noté, pour qui doit le savoir.',
  'solutions.core': 'Solutions essentielles',
  'solutions.industry': 'Solutions par secteur',
  'solutions.technical': 'Caractéristiques techniques',
  'solutions.core.1': 'Chatbots IA',
  'solutions.core.2': 'Assistants téléphoniques',
  'solutions.core.3': 'Automatisations sur mesure',
  'solutions.core.4': 'Création de sites',
  'solutions.industry.enterprise': 'Grandes entreprises',
  'solutions.industry.retail': 'Commerce',
  'solutions.industry.healthcare': 'Santé',
  'solutions.industry.finance': 'Finance',
  'solutions.industry.manufacturing': 'Industrie',
  'solutions.industry.professional-services': 'Professions libérales',
  'solutions.technical.performance': 'Performance',
  'solutions.technical.security': 'Sécurité',
  'solutions.technical.integration': 'Intégration',
  'solutions.contact.1': 'Quels emplacements',
  'solutions.contact.2': 'sont les vôtres ?',
  'solutions.contact.text':
    'Une heure avec l’un de nous, une feuille, et vous repartez avec l’installation dessinée comme il vous la faut.',
};
