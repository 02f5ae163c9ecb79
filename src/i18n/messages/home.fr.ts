import type { messages as en } from './home.en.ts';

export const messages: Record<keyof typeof en, string> = {
  'page.home.head.title': 'Allô : chatbots, assistants vocaux, automatisation, sites',
  'page.home.head.description':
    'Une bonne opératrice pour vos messages, vos appels, vos corvées et votre site. Elle répond en 100+ langues, 24/7.',
  'hero.headline':
    'Chaque appel décroché, chaque question réglée, chaque corvée déléguée, chaque page publiée.',
  'hero.every': 'Chaque',
  'hero.call': 'appel',
  'hero.answered': 'décroché',
  'hero.chat': 'question',
  'hero.settled': 'réglée',
  'hero.chore': 'corvée',
  'hero.handled': 'déléguée',
  'hero.page': 'page',
  'hero.published': 'publiée',
  'hero.customers': 'clients en ligne',
  'hero.lead':
    'Une seule opératrice pour vos messages, vos appels, vos corvées et votre site. Elle décroche en 100+ langues, de jour comme de nuit.',
  'hero.active': '10+ appels en cours',
  'hero.pause': 'Mettre en pause',
  'hero.play': 'Relancer',
  'hero.poster.light':
    'L’opératrice, un robot de porcelaine au casque vert bouteille, devant un tapis roulant où passent un site, une bulle de dialogue et un combiné',
  'hero.poster.dark':
    'La même opératrice de nuit, casque rouge, tandis qu’une cloche de laiton et une bulle de dialogue passent sur le tapis',
  'team.title.1': 'Trois personnes',
  'team.title.2': 'répondent de tout.',
  'team.note':
    'Un contrat, un ton de voix, un appel qui s’est mal passé : demandez. L’un des trois décrochera.',
  'showcase.kicker': 'Six tâches qui interrompaient le service.',
  'showcase.title.1': 'Un vendredi',
  'showcase.title.2': 'chez Odile',
  'showcase.strip': 'Six tâches du restaurant, de l’ouverture à la fermeture',
  'showcase.skip': 'Passer les six cartes',
  'showcase.end.1': 'Rideau baissé.',
  'showcase.end.2': 'Rien de perdu.',
  'showcase.booking-management.title': 'Gestion des réservations',
  'showcase.booking-management.text':
    'Téléphone, site, passage : tout arrive dans un seul cahier, dans le bon ordre.',
  'showcase.booking-management.1': 'Un cahier pour tous les canaux',
  'showcase.booking-management.2': 'Pas de table vendue deux fois',
  'showcase.booking-management.3': 'Le client prévenu des changements',
  'showcase.booking-management.alt':
    'Un agenda de céramique aux réservations en émail ; l’une est une fiche de téléphone au bout d’un cordon rouge',
  'showcase.voice-reservations.title': 'Réservations vocales par IA',
  'showcase.voice-reservations.text':
    '« Une table pour quatre, près de la fenêtre ? » Réservé pendant le dressage.',
  'showcase.voice-reservations.1': 'Décroche à la première sonnerie',
  'showcase.voice-reservations.2': 'Relit la date et l’heure',
  'showcase.voice-reservations.3': 'Parle 100+ langues',
  'showcase.voice-reservations.alt': 'Un combiné rouge servi sur une assiette blanche, vu de dessus',
  'showcase.guest-messaging.title': 'Messages aux clients',
  'showcase.guest-messaging.text':
    'Confirmations, retards, allergies : la réponse part là où vos clients écrivent déjà.',
  'showcase.guest-messaging.1': 'Un rappel la veille',
  'showcase.guest-messaging.2': 'Des réponses jour et nuit',
  'showcase.guest-messaging.3': 'Un humain prend la suite sur demande',
  'showcase.guest-messaging.alt':
    'Une bulle cobalt servie sur une assiette, la cloche de laiton soulevée par un cordon rouge',
  'showcase.booking-widget.title': 'Module de réservation',
  'showcase.booking-widget.text':
    'Trois touches sur votre propre site. Il garde vos couleurs, vos horaires et vos règles.',
  'showcase.booking-widget.1': 'Vit sur votre page',
  'showcase.booking-widget.2': 'Ne montre que les tables libres',
  'showcase.booking-widget.3': 'Marche sur tous les téléphones',
  'showcase.booking-widget.alt':
    'Une fenêtre de navigateur attablée aux chandelles ; un créneau rouge sous le pointeur',
  'showcase.table-management.title': 'Plan de salle',
  'showcase.table-management.text':
    'Qui est assis, qui est en retard, quelle table se libère : tout se voit depuis le passe.',
  'showcase.table-management.1': 'Plan de salle en direct',
  'showcase.table-management.2': 'Durée de chaque table',
  'showcase.table-management.3': 'Les sans-réservation casés',
  'showcase.table-management.alt':
    'Un petit plan de salle en céramique ; la table rouge porte un fanion et un cordon rouge la rejoint par la porte',
  'showcase.analytics.title': 'Analyses',
  'showcase.analytics.text': 'Couverts, absents et appels du soir, comptés avant d’éteindre les lumières.',
  'showcase.analytics.1': 'Couverts par heure',
  'showcase.analytics.2': 'Absences par canal',
  'showcase.analytics.3': 'Un résumé chaque nuit',
  'showcase.analytics.alt': 'Des assiettes empilées comme un graphique ; un cordon sombre trace la tendance',
  'testimonials.title.1': 'Raccroché',
  'testimonials.title.2': 'content.',
  'testimonials.satisfied': 'de satisfaction au téléphone. Les autres s’étaient trompés de boutique.',
  'testimonials.stars': '5 sur 5',
  'testimonials.awa.text':
    'Fini les réservations du samedi perdues. Le téléphone sonne, l’opératrice décroche, et mon équipe ne quitte plus la salle.',
  'testimonials.awa.role': 'Propriétaire',
  'testimonials.awa.alt': 'Awa Diallo, foulard cobalt et créoles en laiton',
  'testimonials.henri.text': 'À Lyon comme à Lisbonne, on croit que nous avons embauché quelqu’un du coin.',
  'testimonials.henri.role': 'Directeur des opérations',
  'testimonials.henri.alt': 'Henri Castel, houppe grise, lunettes noires carrées et pull cobalt',
  'testimonials.marco.text': 'Elle répond toute la journée aux quarante mêmes questions. Moi, je cuisine.',
  'testimonials.marco.role': 'Chef et patron',
  'testimonials.marco.alt': 'Marco Bellini, toque blanche et foulard rouge',
  'faq.title.1': 'Avant',
  'faq.title.2': 'd’appeler.',
  'faq.1.q': 'Les appelants sauront-ils qu’ils parlent à une IA ?',
  'faq.1.a':
    'Oui. Elle le dit dès la première phrase, puis se met au travail. On est vite trop bien servi pour s’en soucier.',
  'faq.2.q': 'Que se passe-t-il quand elle ne sait pas ?',
  'faq.2.a':
    'Elle le dit et passe l’appel à quelqu’un qui a déjà les notes sous les yeux. Personne ne se répète. La touche 4 du menu, « Parler à un conseiller », fait de même à tout moment.',
  'faq.3.q': 'Quelles langues parle-t-elle ?',
  'faq.3.a':
    '100+. Elle répond dans la langue qu’elle entend et suit si l’on en change au milieu d’une phrase. Le nombre compris dans chaque formule figure sur la page des tarifs.',
  'faq.4.q': 'Peut-on garder notre numéro ?',
  'faq.4.a':
    'Oui. On compose le numéro affiché sur votre porte, comme toujours. Vous décidez quels appels passent par votre ligne, et quand.',
  'faq.5.q': 'Comment les quatre services sont-ils facturés ?',
  'faq.5.a':
    'Chatbots, automatisations et sites au mois, l’assistant vocal à la minute. Chacun a ses frais de départ, et les vingt formules tiennent côte à côte sur la carte des tarifs.',
};
