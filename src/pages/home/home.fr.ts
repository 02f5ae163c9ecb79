import type { messages as en } from './home.en.ts';

export const messages: Record<keyof typeof en, string> = {
  'page.home.head.title': 'Allô : chatbots IA, assistant téléphonique, automatisation, sites',
  'page.home.head.description':
    'Une opératrice IA pour votre entreprise : chatbot dans plus de 100 langues, 24 h/24, 7 j/7, assistant téléphonique, automatisation, création de site.',
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
  'hero.customers': 'clients',
  'hero.lead':
    'Allô est une opératrice IA pour votre entreprise. Elle répond par écrit à vos clients dans plus de 100 langues, jour et nuit, décroche votre téléphone, se charge des tâches répétitives et crée votre site.',
  'hero.learn-more-of': 'sur les quatre services',
  'hero.active': 'Opératrice en service',
  'hero.pause': 'Mettre les animations en pause',
  'hero.play': 'Relancer les animations',
  'hero.poster.light':
    'L’opératrice, un robot de porcelaine au casque vert bouteille, devant un tapis roulant où passent un site, une bulle de dialogue et un combiné',
  'hero.poster.dark':
    'L’opératrice de nuit, devant un tapis roulant où passent une bulle de dialogue et une cloche de laiton',
  'team.title.1': 'Trois personnes',
  'team.title.2': 'répondent de tout.',
  'team.note':
    'Un contrat, un ton à trouver, un appel qui s’est mal passé : demandez l’un des trois par son nom.',
  'showcase.kicker': 'Six tâches qui interrompaient le service.',
  'showcase.trades': 'Pas un restaurant ? Voyez votre métier.',
  'showcase.title.1': 'Un vendredi',
  'showcase.title.2': 'chez Odile',
  'showcase.strip': 'Six tâches du restaurant, de l’ouverture à la fermeture',
  'showcase.skip': 'Passer les six cartes',
  'showcase.end.1': 'Rideau baissé.',
  'showcase.end.2': 'Cahier plein.',
  'showcase.booking-management.title': 'Gestion des réservations',
  'showcase.booking-management.text':
    'Par téléphone, en ligne ou sur place : tout arrive dans un seul cahier, dans le bon ordre.',
  'showcase.booking-management.1': 'Un cahier pour tous les canaux',
  'showcase.booking-management.2': 'Réservé, déplacé, annulé : tout y est',
  'showcase.booking-management.3': 'Le client prévenu des changements',
  'showcase.booking-management.alt':
    'Un agenda de céramique aux réservations en émail ; l’une est une fiche de téléphone au bout d’un cordon rouge',
  'showcase.voice-reservations.title': 'Réservations vocales par IA',
  'showcase.voice-reservations.text':
    '« Une table pour quatre, près de la fenêtre ? » L’assistant réserve pendant que la cuisine dresse les assiettes.',
  'showcase.voice-reservations.1': 'Répond pendant que vous servez',
  'showcase.voice-reservations.2': 'Répète la date et l’heure',
  'showcase.voice-reservations.3': 'Inscrit la table au cahier',
  'showcase.voice-reservations.alt': 'Un combiné rouge servi sur une assiette blanche, vu de dessus',
  'showcase.guest-messaging.title': 'Messages aux clients',
  'showcase.guest-messaging.text':
    'Confirmations, retards, allergies : la réponse part là où vos clients écrivent déjà.',
  'showcase.guest-messaging.1': 'Un rappel la veille',
  'showcase.guest-messaging.2': 'Des réponses jour et nuit',
  'showcase.guest-messaging.3': 'Votre équipe reprend la main sur demande',
  'showcase.guest-messaging.alt':
    'Une bulle cobalt servie sur une assiette, la cloche de laiton soulevée par un cordon rouge',
  'showcase.booking-widget.title': 'Module de réservation',
  'showcase.booking-widget.text':
    'On réserve en trois gestes, sur votre site. Le module garde vos couleurs, vos horaires et vos règles.',
  'showcase.booking-widget.1': 'Intégré à votre page',
  'showcase.booking-widget.2': 'Ne montre que les tables libres',
  'showcase.booking-widget.3': 'Marche sur tous les téléphones',
  'showcase.booking-widget.alt':
    'Une fenêtre de navigateur attablée aux chandelles ; un créneau rouge sous le pointeur',
  'showcase.table-management.title': 'Gestion des tables',
  'showcase.table-management.text':
    'Qui est assis, qui est en retard, quelle table se libère : tout se voit depuis le passe.',
  'showcase.table-management.1': 'Plan de salle en direct',
  'showcase.table-management.2': 'Rotation de chaque table',
  'showcase.table-management.3': 'Clients de passage placés',
  'showcase.table-management.alt':
    'Un petit plan de salle en céramique ; la table rouge porte un fanion et un cordon rouge la rejoint par la porte',
  'showcase.analytics.title': 'Statistiques',
  'showcase.analytics.text': 'Couverts, absents et appels du soir, comptés avant qu’on éteigne les lumières.',
  'showcase.analytics.1': 'Couverts par heure',
  'showcase.analytics.2': 'Clients absents, par canal',
  'showcase.analytics.3': 'Un résumé chaque nuit',
  'showcase.analytics.alt': 'Des assiettes empilées comme un graphique ; un cordon sombre trace la tendance',
  'testimonials.title.1': 'Ils raccrochent',
  'testimonials.title.2': 'contents.',
  'testimonials.satisfied': 'de satisfaction au téléphone.',
  'testimonials.stars': '5 sur 5',
  'testimonials.awa.text':
    'Nous ne perdons plus de réservations le samedi. L’opératrice prend l’appel, et mon équipe ne quitte plus la salle.',
  'testimonials.awa.role': 'Propriétaire',
  'testimonials.awa.alt': 'Awa Diallo, foulard cobalt et créoles en laiton',
  'testimonials.henri.text':
    'Nos chauffeurs écrivent de Lyon et de Lisbonne. Chacun reçoit sa réponse dans sa langue, à toute heure.',
  'testimonials.henri.role': 'Directeur des opérations',
  'testimonials.henri.alt': 'Henri Castel, houppe grise, lunettes noires carrées et pull cobalt',
  'testimonials.marco.text': 'Elle répond toute la journée aux quarante mêmes questions, et moi, je cuisine.',
  'testimonials.marco.role': 'Chef et patron',
  'testimonials.marco.alt': 'Marco Bellini, toque blanche et foulard rouge',
  'faq.title.1': 'Avant',
  'faq.title.2': 'd’appeler.',
  'faq.1.q': 'Qui répond : une IA, ou quelqu’un ?',
  'faq.1.a':
    'Une IA, et elle le dit dès sa première phrase. Quand elle ne sait pas, ou quand l’appelant appuie sur la touche 4, « Parler à un conseiller », elle passe la main à quelqu’un de votre équipe.',
  'faq.2.q': 'Peut-on commencer par un seul service ?',
  'faq.2.a':
    'Oui : chaque service fonctionne seul et se paie à part. Commencez par ce qui dévore vos journées.',
  'faq.3.q': 'Par où commence-t-on ?',
  'faq.3.a':
    'Trouvez votre formule dans la grille des tarifs, puis réservez une démo ou posez-nous une question. Les prix et les frais de mise en service y sont écrits avant même que nous nous parlions.',
  'faq.4.q': 'Quelles langues connaît-elle ?',
  'faq.4.a':
    'Plus de 100 par écrit : elle répond dans la langue de votre client et suit s’il en change. Parmi les formules de chatbot, Growth en comprend 5, Pro 10 et Company toutes.',
  'faq.5.q': 'Comment les quatre services sont-ils facturés ?',
  'faq.5.a':
    'Les chatbots, les automatisations et les sites au mois, l’assistant téléphonique à la minute. Chacun a ses frais de mise en service, et les vingt formules tiennent côte à côte dans la grille des tarifs.',
};
