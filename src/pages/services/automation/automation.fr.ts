import type { messages as en } from './automation.en.ts';

export const messages: Record<keyof typeof en, string> = {
  'page.automation.head.title': 'Automatisation IA sur mesure | Allô',
  'page.automation.head.description':
    'L’automatisation sur mesure des tâches que votre équipe répète : 85 % de temps gagné, 95 % de gain d’efficacité, 99 % d’erreurs en moins.',
  'page.automation.title.1': 'Une fois',
  'page.automation.title.2': 'pour toutes.',
  'page.automation.lead':
    'L’automatisation sur mesure des tâches que votre équipe répète : la demande se range dans l’agenda, la commande devient facture, l’impayé envoie sa relance.',
  'page.automation.next': 'Reste une corvée : le site.',
  'automation-page.time': 'de temps gagné',
  'automation-page.efficiency': 'de gain d’efficacité',
  'automation-page.errors': 'd’erreurs en moins',
  'automation-page.steps': 'Les quatre étapes',
  'automation-page.step.1': 'Écouter',
  'automation-page.step.1.text': 'Nous écoutons votre équipe et notons ce qui se fait deux fois.',
  'automation-page.step.2': 'Dessiner',
  'automation-page.step.2.text': 'Chaque tâche devient une ligne : ce qui la lance, ce qui la finit.',
  'automation-page.step.3': 'Brancher',
  'automation-page.step.3.text': 'Nous relions pour vous formulaires, messagerie, agenda et factures.',
  'automation-page.step.4': 'Veiller',
  'automation-page.step.4.text':
    'Nous surveillons chaque étape et prévenons quelqu’un dès que l’une s’arrête.',
  'automation-page.features.1': 'Ce qui reste',
  'automation-page.features.2': 'branché.',
  'automation-page.feature.1.title': 'Démarre tout seul',
  'automation-page.feature.1.text':
    'Un appel manqué, une facture payée, un formulaire reçu à minuit : chacun peut lancer une tâche.',
  'automation-page.feature.2.title': 'Tient un journal',
  'automation-page.feature.2.text':
    'Chaque étape est notée avec son heure : vous voyez ce qui a tourné, quand, et pour qui.',
  'automation-page.feature.3.title': 'Demande avant d’agir',
  'automation-page.feature.3.text':
    'Remboursements, contrats, tout ce que vous marquez en rouge attend votre feu vert.',
  'automation-page.feature.4.title': 'Se débranche proprement',
  'automation-page.feature.4.text':
    'Instagram, Facebook, Linkedin, Email et Whatsapp sont cinq formules à part. Débranchez-en une, les autres continuent.',
  'automation.questions.1': 'Six questions',
  'automation.questions.2': 'avant de brancher.',
  'automation.q.1': 'Quelles tâches en valent la peine ?',
  'automation.a.1':
    'Celles que l’on fait chaque jour et que l’on confierait volontiers : copier, rappeler, ranger, relancer.',
  'automation.q.2': 'Faut-il changer d’outils ?',
  'automation.a.2': 'Non : nous relions ceux que vous avez.',
  'automation.q.3': 'Et si quelque chose casse ?',
  'automation.a.3': 'La tâche s’arrête à cette étape, et quelqu’un est prévenu, avec la raison.',
  'automation.q.4': 'Peut-on garder la main ?',
  'automation.a.4':
    'Oui, où vous voulez : une étape peut attendre votre feu vert aussi longtemps qu’il le faut.',
  'automation.q.5': 'Quels canaux, combien d’automatisations, à quel prix ?',
  'automation.a.5':
    'Une automatisation est une tâche, de ce qui la lance à ce qui la finit. Instagram en comprend 5, Facebook 20, Linkedin 50. Email est illimité, et Whatsapp l’est dans tous les pays. Chaque canal coûte de 233,81 $ à 477,34 $ par mois, après une mise en service de 300 $ à 2 000 $.',
  'automation.q.6': 'Qui s’en charge, vous ou nous ?',
  'automation.a.6':
    'Nous, avec vous : les quatre étapes ci-dessus sont notre travail, et rien n’avance sans votre accord.',
  'automation-page.contact': 'Apportez-nous une corvée.',
  'automation-page.contact.text':
    'Nous la dessinerons d’abord ensemble, sur papier. Si elle doit rester entre les mains de quelqu’un, nous vous le dirons.',
};
