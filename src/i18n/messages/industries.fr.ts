import type { messages as en } from './industries.en.ts';

export const messages: Record<keyof typeof en, string> = {
  'page.industries.head.title': 'Six secteurs, six façons de répondre | Allô',
  'page.industries.head.description':
    'Ce que fait l’opératrice pour la grande entreprise, le commerce, la santé, la finance, l’industrie et les services.',
  'page.industries.title.1': 'Quelle ligne',
  'page.industries.title.2': 'est la vôtre ?',
  'page.industries.lead': 'Six métiers, six façons d’être débordé. Branchez-vous sur le vôtre.',
  'page.industries.onward': 'Et combien êtes-vous à appeler ?',
  'industries.board': 'Six secteurs : branchez-vous sur le vôtre',
  'industries.connected': 'En ligne',
  'industries.pull': 'Pressez une prise, la fiche vient à vous.',
  'industries.all.1': 'Les six,',
  'industries.all.2': 'à voix haute.',
  'industries.enterprise': 'Grandes entreprises',
  'industries.enterprise.line': 'Des centaines de postes, une voix.',
  'industries.enterprise.story':
    'On demande « ceux des factures néerlandaises ». La ligne sait l’étage, la langue et qui déjeune. Elle passe le deuxième bureau.',
  'industries.retail': 'Commerce',
  'industries.retail.line': 'C’est en stock ? Répondu.',
  'industries.retail.story':
    'Samedi, onze heures, la queue jusqu’à la porte. Quarante personnes demandent si les bottes existent en 38. Chacune lit oui, et dans quel magasin.',
  'industries.healthcare': 'Santé',
  'industries.healthcare.line': 'L’accueil, après l’heure.',
  'industries.healthcare.story':
    'Une patiente appelle à six heures pour déplacer un rendez-vous. C’est fait, la place est proposée à la suivante, et l’accueil ouvre sur une journée pleine.',
  'industries.finance': 'Finance',
  'industries.finance.line': 'Chaque mot gardé, chaque appelant vérifié.',
  'industries.finance.story':
    'Un client veut savoir pourquoi un virement attend. La ligne pose deux questions que lui seul connaît, lit la note, et dit quelle pièce manque.',
  'industries.manufacturing': 'Industrie',
  'industries.manufacturing.line': 'Commandes et pannes, aiguillées aussitôt.',
  'industries.manufacturing.story':
    'Un fournisseur appelle pour une palette en retard. La ligne trouve la commande, prévient le chef d’atelier et note la nouvelle date, avant que quiconque traverse la cour.',
  'industries.professional-services': 'Services professionnels',
  'industries.professional-services.line': 'Les heures facturables le restent.',
  'industries.professional-services.story':
    'Un nouveau client expose l’affaire. La ligne prend les noms, les vérifie, réserve une demi-heure et envoie le dossier. L’associée le lit dans l’ascenseur.',
};
