import type { messages as en } from './phone-systems.en.ts';

export const messages: Record<keyof typeof en, string> = {
  'page.phone-systems.head.title': 'Assistant téléphonique virtuel pour l’entreprise | Allô',
  'page.phone-systems.head.description':
    'Un assistant téléphonique virtuel pour votre numéro : 45 % d’attente en moins, 85 % de demandes réglées au premier appel, jusqu’à 150 000 appels par mois.',
  'page.phone-systems.title.1': 'Une sonnerie,',
  'page.phone-systems.title.2': 'puis',
  'page.phone-systems.lead':
    'Un assistant téléphonique virtuel pour votre numéro. Il accueille, répond, réserve et passe la main, jusqu’à 150 000 appels par mois.',
  'page.phone-systems.title.3': 'bonjour.',
  'page.phone-systems.next': 'L’appel est fini. Reste la paperasse.',
  'phone-systems.picture': 'Un combiné rouge et son long cordon spiralé, à côté d’un socle',
  'phone-systems.keys.1': 'Quatre touches,',
  'phone-systems.keys.2': 'pas de dédale.',
  'phone-systems.menu': 'Menu principal',
  'phone-systems.key.1': 'Service commercial',
  'phone-systems.key.2': 'Assistance technique et clientèle',
  'phone-systems.key.3': 'Base de connaissances',
  'phone-systems.key.4': 'Parler à un conseiller',
  'phone-systems.talk.1': 'Pendant',
  'phone-systems.talk.2': 'qu’on parle.',
  'phone-systems.feature.1.title': 'Reconnaît les habitués',
  'phone-systems.feature.1.text': 'Salue chacun par son nom, sans le faire épeler.',
  'phone-systems.feature.2.title': 'Réserve sur-le-champ',
  'phone-systems.feature.2.text':
    'Prend, déplace et annule un rendez-vous pendant que l’appelant est en ligne.',
  'phone-systems.feature.3.title': 'Absorbe le coup de feu',
  'phone-systems.feature.3.text': 'Plus de 10 appels en cours, et pas de musique d’attente.',
  'phone-systems.feature.4.title': 'Passe la main proprement',
  'phone-systems.feature.4.text': 'Quelqu’un de chez vous décroche, le dossier déjà sous les yeux.',
  'phone-systems.quote.1': '« Le midi, c’était',
  'phone-systems.quote.2': 'quarante appels',
  'phone-systems.quote.3': 'manqués. Maintenant, on mange. »',
  'phone-systems.quote.role': 'Chef et patron, Da Marco',
  'phone-systems.quote.alt': 'Marco Bellini, toque blanche et foulard rouge',
  'phone-systems.wait': 'Attente réduite.',
  'phone-systems.wait.before': 'Avant',
  'phone-systems.wait.after': 'Avec Allô',
  'phone-systems.first': 'Résolu au premier appel.',
  'phone-systems.first.text':
    'Dix-sept appelants sur vingt raccrochent, affaire réglée. Satisfaction au téléphone : 95 %.',
  'phone-systems.questions.1': 'Avant de',
  'phone-systems.questions.2': 'raccrocher.',
  'phone-systems.q.1': 'Garde-t-on son numéro ?',
  'phone-systems.a.1':
    'Oui, le numéro sur votre porte reste le même. À vous de choisir les appels que l’assistant prend, et à quelles heures.',
  'phone-systems.q.2': 'Touche 4 : qui décroche ?',
  'phone-systems.a.2':
    'Quelqu’un de chez vous : l’assistant appelle la personne que vous avez désignée pour ce sujet, et ses notes arrivent avant la sonnerie. Si personne n’est libre, il note les coordonnées pour un rappel.',
  'phone-systems.q.3': 'Qu’entend-on d’abord ?',
  'phone-systems.a.3':
    'Le nom de votre entreprise, puis l’annonce que c’est un assistant IA qui parle. Il demande ensuite en quoi il peut aider.',
  'phone-systems.q.4': 'Combien de temps dure un appel ?',
  'phone-systems.a.4': '2 min en moyenne, bonjour et au revoir compris.',
  'phone-systems.q.5': 'Combien coûte un mois d’appels ?',
  'phone-systems.a.5':
    'Un appel dure 2 min en moyenne : 450 appels font donc 900 minutes, soit 216 $ à 0,24 $ la minute. Le tarif descend à 0,12 $ dans la plus grande formule ; chaque formule a ses frais de mise en service.',
  'phone-systems.q.6': 'Et les mois plus chargés ?',
  'phone-systems.a.6':
    '1 500 appels font 3 000 minutes : 570 $ à 0,19 $, après 147,98 $ de mise en service. 3 000 appels coûtent 840 $ à 0,14 $, après 347,98 $. 60 000 coûtent 15 600 $ à 0,13 $ et 150 000 coûtent 36 000 $ à 0,12 $, après 5 499,99 $ et 8 999,98 $.',
  'phone-systems.end.1': 'Deux minutes,',
  'phone-systems.end.2': 'en moyenne.',
};
