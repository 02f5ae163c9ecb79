import type { messages as en } from './blog.en.ts';

export const messages: Record<keyof typeof en, string> = {
  'page.blog.head.title': 'Blog : la ligne ouverte | Allô',
  'page.blog.head.description':
    'Le web, les réalités augmentée et virtuelle, la crypto et la sécurité, pour qui tient une entreprise.',
  'page.blog.title.1': 'Ligne',
  'page.blog.title.2': 'ouverte.',
  'page.blog.lead': 'Dix-neuf appels à écouter aux portes. Choisissez une ligne.',
  'page.blog.onward': 'Plutôt parler qu’écouter ?',
  'blog.filter': 'Lignes',
  'blog.posts': 'Articles',
  'blog.all': 'Tout',
  'blog.web': 'Web',
  'blog.augmented-reality': 'Réalité augmentée',
  'blog.virtual-reality': 'Réalité virtuelle',
  'blog.crypto': 'Crypto',
  'blog.cyber-security': 'Cybersécurité',
  'blog.unknown-post': 'Aucun appel de ce nom au registre. Voici les autres.',
  'blog.unknown-category': 'Aucune ligne de ce nom. Voici tout.',
  'blog.slip': 'En votre absence',
  'blog.date': 'Date',
  'blog.line': 'Ligne',
  'blog.previous': 'Précédent',
  'blog.next': 'Suivant',
  'post.answers-its-own-phone.title': 'Le site qui décroche son téléphone',
  'post.answers-its-own-phone.subtitle': 'Quand la page de contact cesse d’être une impasse',
  'post.answers-its-own-phone.description':
    'Un serrurier de Gand a retiré le numéro de sa page et mis à la place une ligne qui répond. La moitié voulait un horaire. L’autre était devant une porte. Voici comment il les distingue en une question.',
  'post.answers-its-own-phone.alt': 'Une pile de plaques d’émail de couleur, coiffée d’une boule blanche',
  'post.sofa-first.title': 'D’abord, posez le canapé',
  'post.sofa-first.subtitle': 'Ces magasins où l’on tourne autour du produit avant de commander',
  'post.sofa-first.description':
    'Un magasin de Lille a mesuré une chose : combien de canapés revenaient. Avec la vue caméra, les clients ont vu que l’angle bouchait le radiateur, et pris le petit. Comment le magasin s’y est pris, et les deux produits laissés de côté exprès.',
  'post.sofa-first.alt': 'Une poire de céramique menthe dans un cadre de crochets rouges',
  'post.meeting-room.title': 'La salle que personne ne chauffe',
  'post.meeting-room.subtitle': 'Six mois de réunions hebdomadaires en casque',
  'post.meeting-room.description':
    'Neuf personnes, quatre villes, une salle avec vue sur rien. Ce qu’ils ont gardé, ce qu’ils ont lâché au bout d’un mois, et pourquoi le meilleur atout était une porte qui ferme.',
  'post.meeting-room.alt': 'Un casque devant une arche ouverte sur un escalier et un petit soleil',
  'post.refunds.title': 'Rembourser sur une chaîne',
  'post.refunds.subtitle': 'Pourquoi le reçu compte plus que la pièce',
  'post.refunds.description':
    'Encaisser fut facile. Rendre a demandé un comptable, un avocat et un long déjeuner. Guide simple du remboursement quand l’argent ne recule pas.',
  'post.refunds.alt':
    'Des piles de pièces, une boule cobalt sur l’une, une grande pièce de laiton sur l’autre',
  'post.padlock.title': 'Le cadenas n’est pas une promesse',
  'post.padlock.subtitle': 'Ce que dit le cadenas du navigateur, et ce qu’il tait',
  'post.padlock.description':
    'Il dit que personne ne lit en route. Il ne dit pas qui est au bout. Cinq minutes qui sauveront votre accueil de la prochaine lettre très polie.',
  'post.padlock.alt': 'Une boule rouge sous cloche, un cadenas blanc à son pied',
  'post.slow-sites.title': 'Site lent, appels perdus',
  'post.slow-sites.subtitle': 'Ce que chaque seconde de plus fait aux appels',
  'post.slow-sites.description':
    'On a regardé des gens attendre une carte. La plupart n’ont pas attendu. Trois choses à retirer aujourd’hui, et une qui paraît lourde et ne l’est pas.',
  'post.slow-sites.alt': 'Un grand pointeur blanc au bout d’un cordon bleu presse un bouton rouge',
  'post.invoice-hook.title': 'La facture à l’hameçon',
  'post.invoice-hook.subtitle': 'Un chiffre changé, un mardi très ordinaire',
  'post.invoice-hook.description':
    'La lettre semblait juste, car elle l’était presque. Comment une boulangerie a vu le nouveau compte, et l’appel qui coûte moins cher que tous les filtres.',
  'post.invoice-hook.alt':
    'Une enveloppe au sceau rouge pend à un hameçon de laiton, au bout d’un cordon rouge',
  'post.empty-field.title': 'Une porte dans un champ vide',
  'post.empty-field.subtitle': 'Le peu qu’il faut à un lieu virtuel pour en être un',
  'post.empty-field.description':
    'Un horizon, un seuil, de quoi s’appuyer. Une agente immobilière a refait ses visites avec trois objets et sans meubles, et les gens sont restés plus longtemps.',
  'post.empty-field.alt':
    'Une porte rouge, seule dans une pièce bleue, s’ouvre sur des collines et un soleil rouge',
  'post.halfway.title': 'Des vases à moitié là',
  'post.halfway.subtitle': 'Céramique, fil de fer, et la confiance entre les deux',
  'post.halfway.description':
    'Montrez le vrai émail, laissez le trait faire le reste. Une potière vend des pièces pas encore cuites, l’écrit sur chaque étiquette, et a moins de retours qu’en rayon.',
  'post.halfway.alt': 'Un vase, moitié céramique blanche, moitié fil rouge',
  'post.key-man.title': 'Qui garde la clé en vacances ?',
  'post.key-man.subtitle': 'Deux portefeuilles, un associé en Corse, une caisse fermée',
  'post.key-man.description':
    'L’argent était à l’abri, au point que nul ne pouvait payer la fleuriste. Comment partager une clé entre des gens jamais dans la même pièce.',
  'post.key-man.alt': 'Un petit coffre blanc à porte cobalt, une grande clé rouge appuyée contre',
  'post.one-raised-tile.title': 'Un bouton par page',
  'post.one-raised-tile.subtitle': 'Pourquoi n’élever qu’un carreau',
  'post.one-raised-tile.description':
    'Un garage avait onze façons de réserver et aucune réservation. Il en a gardé une. Laquelle, et pourquoi les dix autres rassuraient tant.',
  'post.one-raised-tile.alt': 'Un plateau de carreaux pâles, un seul, rouge, soulevé par un ressort',
  'post.old-passwords.title': '1876 n’est pas un code',
  'post.old-passwords.subtitle': 'Pourquoi tout le bureau partage un numéro, et comment arrêter',
  'post.old-passwords.description':
    'C’était l’année sur l’enseigne. Tout le monde la connaissait, la rue aussi. Une heure sans douleur, et chacun repart avec le sien.',
  'post.old-passwords.alt': 'Un cordon rouge passé dans l’anse d’un cadenas blanc à chiffres',
  'post.marble-training.title': 'S’exercer d’abord sur le marbre',
  'post.marble-training.subtitle': 'Former un accueil là où personne ne s’en offusque',
  'post.marble-training.description':
    'Clients fâchés, manteaux perdus, alarme : la réceptionniste a tout vu avant son premier jour. Ce qu’une école a appris d’un casque et d’une statue patiente.',
  'post.marble-training.alt': 'Un buste blanc classique coiffé d’un casque rouge',
  'post.ring-of-suppliers.title': 'Un cercle de six fournisseurs',
  'post.ring-of-suppliers.subtitle': 'Un registre commun, pas de chef commun',
  'post.ring-of-suppliers.description':
    'Six fromagers, un camion, et une dispute sur qui devait quoi. Ils l’ont écrit là où tous lisent et nul n’efface.',
  'post.ring-of-suppliers.alt':
    'Six cubes d’émail enfilés en cercle sur un cordon vert, fermé par une fiche rouge',
  'post.chair-in-the-hall.title': 'La chaise dans l’entrée',
  'post.chair-in-the-hall.subtitle': 'Mesurer une pièce avec le téléphone de sa poche',
  'post.chair-in-the-hall.description':
    'Avant, le tapissier venait avec un mètre. Maintenant, le client tourne autour de la chaise. Où ça marche, où ça se trompe d’une main, et quand reprendre le mètre.',
  'post.chair-in-the-hall.alt': 'Une chaise cobalt dans un cadre de crochets rouges',
  'post.halfway-through-the-window.title': 'À moitié dans la vitrine',
  'post.halfway-through-the-window.subtitle': 'La seconde d’avant le départ',
  'post.halfway-through-the-window.description':
    'Ils cherchent le prix du port, un visage, ou la sortie. Mettez les trois sous le pouce. Un magasin de jouets l’a fait, et a éteint ses fenêtres surgissantes.',
  'post.halfway-through-the-window.alt':
    'Une boule rouge à moitié dans une fenêtre de navigateur en céramique',
  'post.keyhole.title': 'Gare au trou de serrure',
  'post.keyhole.subtitle': 'Vieux modules, comptes oubliés et autres portes entrouvertes',
  'post.keyhole.description':
    'Personne n’enfonce la porte. On essaie la fenêtre laissée par un ancien stagiaire. Une liste à lire à voix haute le premier lundi du mois, un nom par ligne.',
  'post.keyhole.alt': 'Une plaque blanche et sa serrure de laiton, d’où sort une lumière rouge',
  'post.weakest-link.title': 'Le maillon faible, c’est midi',
  'post.weakest-link.subtitle': 'Un paiement définitif, une caissière qui a faim',
  'post.weakest-link.description':
    'Trois cafés ont pris des pièces dans les airs pendant un an. La technique a tenu. Les erreurs venaient à midi et demi, dans la queue. Ce qu’ils ont changé au comptoir.',
  'post.weakest-link.alt': 'Une chaîne de maillons de laiton et d’émail sur fond jaune',
  'post.read-your-own-markup.title': 'Faites-vous lire votre page',
  'post.read-your-own-markup.subtitle': 'Dix minutes avec un lecteur d’écran et une tasse de thé',
  'post.read-your-own-markup.description':
    'Fermez les yeux et laissez la machine lire votre accueil. Si elle dit « bouton, bouton, image », vos résultats aussi. Que réparer d’abord, en mots simples.',
  'post.read-your-own-markup.alt':
    'Des chevrons et une barre en monolithes de céramique, un cordon rouge qui passe',
};
