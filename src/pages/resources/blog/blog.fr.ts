import type { messages as en } from './blog.en.ts';

export const messages: Record<keyof typeof en, string> = {
  'page.blog.head.title': 'Blog : des notes pour qui tient une entreprise | Allô',
  'page.blog.head.description':
    'Dix-neuf notes courtes sur le web, la sécurité, la crypto, les réalités augmentée et virtuelle, pour qui tient une entreprise.',
  'page.blog.title.1': 'Ligne',
  'page.blog.title.2': 'ouverte.',
  'page.blog.lead':
    'Dix-neuf notes courtes pour qui tient une entreprise : le web, la sécurité, la crypto, les réalités augmentée et virtuelle.',
  'page.blog.next': 'Quelle note devrions-nous écrire ?',
  'blog.filter': 'Sujets',
  'blog.posts': 'Notes',
  'blog.all': 'Tout',
  'blog.web': 'Web',
  'blog.augmented-reality': 'Réalité augmentée',
  'blog.virtual-reality': 'Réalité virtuelle',
  'blog.crypto': 'Crypto',
  'blog.cyber-security': 'Cybersécurité',
  'blog.shown': '{subject} : {count} notes',
  'blog.unknown-post': 'Aucune note de ce nom. Voici les autres.',
  'blog.unknown-category': 'Aucun sujet de ce nom. Voici toutes les notes.',
  'blog.kind': 'En votre absence',
  'blog.author': 'De la part de',
  'blog.date': 'Date',
  'blog.line': 'Sujet',
  'blog.previous': 'Précédente',
  'blog.next': 'Suivante',
  'post.answers-its-own-phone.title': 'Le site qui décroche son téléphone',
  'post.answers-its-own-phone.subtitle': 'Quand la page de contact cesse d’être une impasse',
  'post.answers-its-own-phone.description':
    'Un serrurier de Gand a retiré le numéro de sa page et mis à la place une ligne qui répond. La moitié des gens voulaient un horaire. L’autre moitié se trouvait devant une porte. Une seule question les départage : « Êtes-vous enfermé dehors en ce moment ? » Un oui fait sonner sa poche aussitôt ; un non reçoit les horaires et passe une bonne journée. Il assure qu’il dîne chaud à nouveau.',
  'post.answers-its-own-phone.alt': 'Une pile de plaques d’émail de couleur, coiffée d’une boule blanche',
  'post.sofa-first.title': 'D’abord, posez le canapé',
  'post.sofa-first.subtitle': 'Ces magasins où l’on tourne autour du produit avant de commander',
  'post.sofa-first.description':
    'Un magasin de meubles de Lille compte une chose : les canapés qui reviennent. Avec la vue caméra sur la page du produit, les clients ont vu d’eux-mêmes que l’angle bouchait le radiateur, et pris le petit modèle. Deux produits sont restés de côté, exprès : les lampes, car un téléphone ne montre pas leur lumière, et les tapis, que l’on veut toucher. Commencez par ce qui pèse le plus lourd au retour : c’est là qu’une erreur coûte un camion.',
  'post.sofa-first.alt': 'Une poire de céramique menthe dans un cadre de crochets rouges',
  'post.meeting-room.title': 'La salle que personne ne chauffe',
  'post.meeting-room.subtitle': 'Des réunions hebdomadaires en réalité virtuelle, et ce qu’il en est resté',
  'post.meeting-room.description':
    'Neuf personnes, dans quatre villes, ont essayé une salle de réunion avec vue sur rien. Au bout d’un mois, elles ont abandonné les avatars qui dansent et le tableau que seul son auteur savait lire. Elles ont gardé la table ronde, où l’on entend qui est assis à côté, et la porte. Porte fermée, deux collègues règlent une affaire sans public. Si vous essayez, tenez-vous à vingt minutes : un casque pèse, un ordre du jour aussi.',
  'post.meeting-room.alt':
    'Un casque de réalité virtuelle devant une arche ouverte sur un escalier et un petit soleil',
  'post.refunds.title': 'Comment rembourser une cryptomonnaie ?',
  'post.refunds.subtitle': 'Le reçu compte plus que la pièce',
  'post.refunds.description':
    'Encaisser a été facile ; rendre a demandé un comptable, un avocat et un long déjeuner. Sur une chaîne, un paiement ne recule pas : rembourser, c’est payer à nouveau, et trois choses se décident avant la première vente. Que rend-on : les pièces, ou le prix écrit sur le reçu ? À quelle adresse, confirmée par qui ? Et qui, dans la boutique, a le droit d’appuyer ? Imprimez les réponses sous le total, là où chacun les lit.',
  'post.refunds.alt':
    'Des piles de pièces, une boule cobalt sur l’une, une grande pièce de laiton sur l’autre',
  'post.padlock.title': 'Le cadenas n’est pas une promesse',
  'post.padlock.subtitle': 'Ce que dit le cadenas du navigateur, et ce qu’il tait',
  'post.padlock.description':
    'Le cadenas de la barre d’adresse dit que la ligne entre vous et la page est privée. Il ne dit pas qui se trouve au bout ; un voleur achète le même en quelques minutes. Apprenez donc à l’accueil à lire le nom, pas le cadenas. On le lit en partant de la droite : les deux derniers mots avant la première barre oblique seule (trois si cela finit comme co.uk), voilà votre interlocuteur. Tout ce qui se trouve à leur gauche n’est que du décor.',
  'post.padlock.alt': 'Une boule rouge sous cloche, un cadenas blanc à son pied',
  'post.slow-sites.title': 'Site lent, appels perdus',
  'post.slow-sites.subtitle': 'Ce que chaque seconde de plus fait au téléphone',
  'post.slow-sites.description':
    'Regardez des gens attendre la page d’une clinique, sur un téléphone à deux barres de réseau. La plupart n’attendent pas : retour en arrière, et un appel au nom suivant de la liste. Retirez trois choses aujourd’hui : le diaporama, la deuxième police et la vidéo qui démarre seule. Gardez le plan ; il paraît lourd, mais il peut ne se charger que sur demande. Puis mettez le numéro en texte simple, tout en haut : il arrivera le premier.',
  'post.slow-sites.alt': 'Un grand pointeur blanc au bout d’un cordon bleu presse un bouton rouge',
  'post.invoice-hook.title': 'La voix du patron, sans le patron',
  'post.invoice-hook.subtitle': 'Une voix clonée, un compte changé, un mardi très ordinaire',
  'post.invoice-hook.description':
    'Le courrier qui donnait le nouveau compte semblait juste, car il l’était presque. Puis le patron a appelé le bureau pour presser le paiement, du moins on l’aurait juré : dix secondes de lui à un salon avaient suffi pour copier sa voix. La comptable a raccroché, puis rappelé son numéro habituel ; il était chez le dentiste. Toute la parade est là. Convenez qu’aucun compte ne change sur un appel reçu, quel que soit l’appelant, et que rappeler n’est jamais impoli.',
  'post.invoice-hook.alt':
    'Une enveloppe au sceau rouge pend à un hameçon de laiton, au bout d’un cordon rouge',
  'post.empty-field.title': 'La visite sans un meuble',
  'post.empty-field.subtitle': 'Le peu qu’il faut à un lieu virtuel pour en être un',
  'post.empty-field.description':
    'Une agente immobilière a refait ses visites virtuelles avec trois choses et pas un meuble : un horizon à regarder, un seuil à franchir, un plan de travail où s’appuyer. Les visiteurs y restent plus longtemps que parmi les canapés de synthèse, et posent de meilleures questions, car ils meublent dans leur tête. Si vous en créez une, soignez la hauteur du plafond et la lumière de la fenêtre, et oubliez le reste. On pardonne une pièce vide, pas une porte à hauteur de genou.',
  'post.empty-field.alt':
    'Une porte rouge, seule dans une pièce bleue, s’ouvre sur des collines et un soleil rouge',
  'post.halfway.title': 'Vendre le vase avant la cuisson',
  'post.halfway.subtitle': 'La céramique, le trait, et la confiance entre les deux',
  'post.halfway.description':
    'Une potière vend des pièces qui n’existent pas encore. Sur sa page, une moitié du vase est la photo du vrai émail, l’autre un simple trait qui tourne sous le doigt. L’étiquette le dit en clair : « Pas encore cuit, prêt en mai. » Ce que l’on ne voit pas, on le demande, et ce que l’on a demandé, on le renvoie rarement. Copiez l’étiquette avant de copier la technique : un aperçu qui s’avoue comme tel, on le croit.',
  'post.halfway.alt': 'Un vase, moitié céramique blanche, moitié fil rouge',
  'post.key-man.title': 'Qui garde la clé en vacances ?',
  'post.key-man.subtitle': 'Deux portefeuilles, un associé en Corse, une caisse fermée',
  'post.key-man.description':
    'L’argent était à l’abri, au point qu’avec un associé en Corse la boutique ne pouvait plus payer sa fleuriste. Le remède est une clé en morceaux. Faites-en trois, dont deux suffisent à ouvrir le portefeuille, tandis qu’un seul n’ouvre rien. Chaque associé garde le sien et le troisième attend chez votre avocat, dans une enveloppe qui dit à quoi il sert. Puis répétez la scène une fois, un lundi calme et pour un euro. Une clé jamais essayée n’est qu’une rumeur.',
  'post.key-man.alt': 'Un petit coffre blanc à porte cobalt, une grande clé rouge appuyée contre',
  'post.one-raised-tile.title': 'Un bouton par page',
  'post.one-raised-tile.subtitle': 'Onze façons de réserver, et pourquoi dix ont disparu',
  'post.one-raised-tile.description':
    'Un garage avait onze façons de réserver : un formulaire, une messagerie, deux numéros, un calendrier et six autres que seul le neveu du patron savait expliquer. Il n’avait presque pas de réservations. Il a gardé un bouton, « Réserver une révision », et branché tout le reste derrière : la date va dans l’agenda, la fiche du véhicule à l’atelier, un rappel au client. Les dix autres semblaient une politesse. Pour un client, c’étaient dix décisions.',
  'post.one-raised-tile.alt': 'Un plateau de carreaux pâles, un seul, rouge, soulevé par un ressort',
  'post.old-passwords.title': '1876 n’est pas un mot de passe',
  'post.old-passwords.subtitle': 'Pourquoi tout le bureau partage un nombre, et comment arrêter',
  'post.old-passwords.description':
    'C’était l’année écrite sur l’enseigne. Tout le cabinet d’avocats s’en servait pour l’alarme, l’imprimante et le coffre, et toute la rue pouvait la lire. En changer a pris une heure, autour d’un café. Chacun a reçu un gestionnaire de mots de passe et choisi une longue phrase à soi pour l’ouvrir ; les codes communs y sont rangés, et l’on voit qui les a. Le plus dur fut l’enseigne. Elle est restée, mais elle n’ouvre plus rien.',
  'post.old-passwords.alt': 'Un cordon rouge passé dans l’anse d’un cadenas blanc à chiffres',
  'post.marble-training.title': 'Faites vos erreurs devant une statue',
  'post.marble-training.subtitle': 'Former à l’accueil, là où personne n’est blessé',
  'post.marble-training.description':
    'Un patient furieux, un manteau perdu, une alarme : une nouvelle réceptionniste a connu les trois avant son premier jour, un casque sur les yeux, face à un buste de marbre à la voix patiente. La clinique qui l’a formée en a tiré deux leçons. Les scènes courtes valent mieux que les longues : trois minutes, puis on en parle. Et le buste doit déraper comme vos propres appelants. Notez donc d’abord, mot pour mot, les cinq pires appels du mois dernier.',
  'post.marble-training.alt': 'Un buste blanc classique coiffé d’un casque de réalité virtuelle rouge',
  'post.ring-of-suppliers.title': 'Qui doit quoi ? Demandez au registre',
  'post.ring-of-suppliers.subtitle': 'Six fromagers, une camionnette et des comptes que tous peuvent lire',
  'post.ring-of-suppliers.description':
    'Six fromagers partagent une camionnette, et partageaient une dispute : qui doit quoi ? Désormais, chaque livraison écrit sa propre ligne : qui a envoyé quoi, qui a signé, combien. Tous les six lisent le registre et nul ne peut l’effacer ; une chaîne sait faire cela, mais un cahier auquel chacun se fie le ferait aussi. Le vendredi, les comptes partent tout seuls à la ronde. La dispute porte maintenant sur qui lave la camionnette.',
  'post.ring-of-suppliers.alt':
    'Six cubes d’émail enfilés en cercle sur un cordon vert, fermé par une fiche rouge',
  'post.chair-in-the-hall.title': 'Jeter le mètre ? Pas encore',
  'post.chair-in-the-hall.subtitle': 'Mesurer un fauteuil avec son téléphone',
  'post.chair-in-the-hall.description':
    'Le tapissier venait avec son mètre. Aujourd’hui, le client fait une fois le tour du fauteuil avec son téléphone, et les cotes arrivent avant que l’eau ne bouille. Sur du bois droit, c’est juste à un doigt près. Sur ce qui est mou, sombre ou brillant, l’erreur peut atteindre une main entière : demandez donc une longueur prise au mètre, et comparez. Si les deux s’accordent, fiez-vous au reste. Sinon, prenez la route ; le café est souvent bon.',
  'post.chair-in-the-hall.alt': 'Une chaise cobalt dans un cadre de crochets rouges',
  'post.halfway-through-the-window.title': 'Ce que cherche un client avant de partir',
  'post.halfway-through-the-window.subtitle': 'Trois questions, et où mettre les réponses',
  'post.halfway-through-the-window.description':
    'Un magasin de jouets a relu un mois de ses conversations, et vu que ceux qui s’apprêtent à partir veulent savoir l’une de ces trois choses : le prix du port, s’il y a quelqu’un, et comment renvoyer l’article. Les trois réponses ont donc pris place près du prix, sous le pouce, et le chatbot se tait tant qu’on ne lui parle pas. Plus rien ne surgit à l’écran. Relisez vos conversations une heure avant de tout redessiner : vos clients ont déjà écrit la page.',
  'post.halfway-through-the-window.alt':
    'Une boule rouge à moitié dans une fenêtre de navigateur en céramique',
  'post.keyhole.title': 'Le stagiaire est parti, pas son compte',
  'post.keyhole.subtitle': 'Vieux modules, comptes oubliés et autres portes entrouvertes',
  'post.keyhole.description':
    'Un cambrioleur force rarement la porte : il essaie la fenêtre qu’un ancien stagiaire a laissée ouverte. Faites donc du départ une tâche qui se fait seule. Quand un dernier jour figure à l’agenda, une liste part le soir même : messagerie fermée, clés rendues, modules transmis, un nom et une coche par ligne. Puis, le premier lundi du mois, lisez à voix haute chaque compte inutilisé depuis le précédent. Un silence autour de la table veut dire : on supprime.',
  'post.keyhole.alt': 'Une plaque blanche et sa serrure de laiton, d’où sort une lumière rouge',
  'post.weakest-link.title': 'La caisse crypto qui calait à midi',
  'post.weakest-link.subtitle': 'Un paiement définitif, une caissière qui a faim',
  'post.weakest-link.description':
    'Trois cafés ont encaissé en crypto pendant un an. La technique a tenu ; les erreurs venaient à midi et demi, dans la queue. Une erreur de montant ne s’annule pas : les deux cafés qui ont continué ont donc changé le comptoir et laissé le logiciel tranquille. Le client lit le montant à voix haute avant de payer. Rien au-dessus de vingt euros entre midi et deux. Et une personne, chaque jour la même, fait les comptes quand on n’a plus faim.',
  'post.weakest-link.alt': 'Une chaîne de maillons de laiton et d’émail sur fond jaune',
  'post.read-your-own-markup.title': 'Faites-vous lire votre page',
  'post.read-your-own-markup.subtitle': 'Dix minutes avec un lecteur d’écran et une tasse de thé',
  'post.read-your-own-markup.description':
    'Fermez les yeux et laissez la machine lire votre accueil à voix haute. Si elle dit « bouton, bouton, image », vos résultats de recherche diront la même chose, et l’assistant qu’un client interroge à votre sujet aussi. Réparez d’abord trois choses. Donnez à chaque image une phrase qui dit ce qu’elle montre. Que chaque bouton dise ce qu’il fait, « Prendre rendez-vous » plutôt que « Cliquez ici ». Et ouvrez chaque page sur un titre qui nomme votre métier et votre ville. Le thé sera encore chaud.',
  'post.read-your-own-markup.alt':
    'Des chevrons et une barre en monolithes de céramique, un cordon rouge qui passe',
};
