import type { messages as en } from './industries.en.ts';

export const messages: Record<keyof typeof en, string> = {
  'page.industries.head.title': 'L’IA pour six secteurs, appel par appel | Allô',
  'page.industries.head.description':
    'Ce que fait l’opératrice IA pour la grande entreprise, le commerce, la santé, la finance, l’industrie et les professions libérales.',
  'page.industries.title.1': 'Quelle ligne',
  'page.industries.title.2': 'est la vôtre ?',
  'page.industries.lead':
    'Une opératrice IA pour votre métier : elle répond, réserve et passe la main à votre équipe. Choisissez le vôtre et voyez un moment de sa journée.',
  'page.industries.next': 'Et le marché, dans tout cela ?',
  'industries.board': 'Six secteurs : branchez-vous sur le vôtre',
  'industries.connected': 'En ligne',
  'industries.pull': 'Appuyez sur une prise, la fiche vient à vous.',
  'industries.all.1': 'Les six,',
  'industries.all.2': 'un par un.',
  'industries.enterprise': 'Grandes entreprises',
  'industries.enterprise.line': 'Des centaines de postes, une voix.',
  'industries.enterprise.story':
    'On demande « ceux des factures néerlandaises ». L’opératrice connaît l’étage et la langue, sait qui déjeune et passe l’appel à un collègue présent.',
  'industries.retail': 'Commerce',
  'industries.retail.line': '« C’est en stock ? » La réponse part aussitôt.',
  'industries.retail.story':
    'C’est samedi, onze heures, et la queue va jusqu’à la porte. Quarante personnes demandent par message si les bottes existent en 38. Chacune lit oui, et dans quel magasin.',
  'industries.healthcare': 'Santé',
  'industries.healthcare.line': 'L’accueil, après la fermeture.',
  'industries.healthcare.story':
    'Une patiente appelle à six heures du matin pour déplacer un rendez-vous. C’est fait, la place est proposée au nom suivant de la liste, et l’accueil ouvre sur une journée pleine.',
  'industries.finance': 'Finance',
  'industries.finance.line': 'Vérifie qui appelle avant d’en dire plus.',
  'industries.finance.story':
    'Un client veut savoir pourquoi un virement attend. L’opératrice pose deux questions dont lui seul connaît la réponse, lit la note, et dit quelle pièce manque.',
  'industries.manufacturing': 'Industrie',
  'industries.manufacturing.line': 'Retards et pannes, signalés à qui de droit.',
  'industries.manufacturing.story':
    'Un fournisseur appelle pour une palette en retard. L’opératrice trouve la commande, prévient le chef d’équipe et note la nouvelle date, avant que quiconque traverse la cour.',
  'industries.professional-services': 'Professions libérales',
  'industries.professional-services.line': 'Les heures facturables le restent.',
  'industries.professional-services.story':
    'Un nouveau client expose l’affaire. L’opératrice prend les noms, les compare à votre liste de clients, réserve une demi-heure et envoie le dossier. L’associée le lit dans l’ascenseur.',
};
