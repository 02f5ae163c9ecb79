import type { messages as en } from './automation.en.ts';

export const messages: Record<keyof typeof en, string> = {
  'page.automation.head.title': 'Automatisation IA sur mesure | Allô',
  'page.automation.head.description':
    'Branchez un événement à l’étape qui doit suivre : 85% de temps gagné, 95% d’efficacité, 99% d’erreurs en moins.',
  'page.automation.title.1': 'Branché',
  'page.automation.title.2': 'une fois.',
  'page.automation.lead':
    'Les tâches qui reviennent se branchent entre elles : demande sur agenda, commande sur facture, facture sur relance.',
  'page.automation.onward': 'Reste une corvée : le site.',
  'automation-page.time': 'de temps gagné',
  'automation-page.efficiency': 'de gain d’efficacité',
  'automation-page.errors': 'd’erreurs en moins',
  'automation-page.steps': 'Les quatre étapes',
  'automation-page.step.1': 'Écouter',
  'automation-page.step.1.text': 'On s’assied avec votre équipe et on note ce qui se fait deux fois.',
  'automation-page.step.2': 'Dessiner',
  'automation-page.step.2.text': 'Chaque tâche devient une ligne : ce qui la lance, ce qui la finit.',
  'automation-page.step.3': 'Brancher',
  'automation-page.step.3.text': 'Formulaires, courrier, agenda et factures sont reliés.',
  'automation-page.step.4': 'Veiller',
  'automation-page.step.4.text': 'Les lampes restent allumées. On sonne quelqu’un dès qu’une s’éteint.',
  'automation-page.features.1': 'Laissé',
  'automation-page.features.2': 'dans les prises.',
  'automation-page.feature.1.title': 'Démarre tout seul',
  'automation-page.feature.1.text':
    'Un appel manqué, une facture payée, un formulaire à minuit : chacun peut tirer le levier.',
  'automation-page.feature.2.title': 'Tient un journal',
  'automation-page.feature.2.text':
    'Chaque étape est notée avec l’heure : on sait qui a fait quoi. Le plus souvent, c’est le câble.',
  'automation-page.feature.3.title': 'Demande avant l’important',
  'automation-page.feature.3.text':
    'Remboursements, contrats, tout ce que vous marquez en rouge attend un signe de tête.',
  'automation-page.feature.4.title': 'Se débranche proprement',
  'automation-page.feature.4.text': 'Tirez une ligne, les autres continuent. Rien n’est collé.',
  'automation.questions.1': 'Six avant',
  'automation.questions.2': 'de brancher.',
  'automation.q.1': 'Quelles tâches en valent la peine ?',
  'automation.a.1':
    'Celles que l’on fait chaque jour et que personne ne regretterait : copier, rappeler, ranger, relancer.',
  'automation.q.2': 'Faut-il changer d’outils ?',
  'automation.a.2': 'Non. On tire des câbles entre ceux que vous avez.',
  'automation.q.3': 'Et si quelque chose casse ?',
  'automation.a.3':
    'La lampe s’éteint, la ligne s’arrête où elle est, et on dit à quelqu’un quelle étape et pourquoi.',
  'automation.q.4': 'Peut-on garder une personne dans la boucle ?',
  'automation.a.4': 'Où vous voulez. Une étape peut attendre un signe de tête aussi longtemps qu’il faut.',
  'automation.q.5': 'Combien d’automatisations nous faut-il ?',
  'automation.a.5': 'La plupart des bureaux commencent par 5. La carte va de 5 à l’illimité.',
  'automation.q.6': 'D’où viennent les 85% ?',
  'automation.a.6':
    'C’est la part du temps gagné sur une tâche branchée, de la première étape à la dernière.',
  'automation-page.contact': 'Apportez-nous une corvée.',
  'automation-page.contact.text':
    'On la dessinera d’abord ensemble, sur papier. Si elle doit rester à quelqu’un, on vous le dira.',
};
