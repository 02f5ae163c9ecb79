import type { messages as en } from './website.en.ts';

export const messages: Record<keyof typeof en, string> = {
  'page.website.head.title': 'Plateforme IA de création de sites | Allô',
  'page.website.head.description':
    'Une plateforme d’IA qui refait votre site : voyez la même boutique avant et après.',
  'page.website.title.1': 'Nouvelle',
  'page.website.title.2': 'vitrine,',
  'page.website.lead':
    'Une plateforme d’IA qui refait votre site et le tient à jour. Comparez avant et après : mêmes horaires, tout le reste est neuf.',
  'page.website.title.3': 'même boutique.',
  'page.website.next': 'La vitrine est prête. Voici l’étiquette.',
  'website.before': 'Avant',
  'website.after': 'Après',
  'website.flip': 'Montrer le nouveau site',
  'website.old.title': 'BIENVENUE !',
  'website.old.nav': 'Accueil, Qui sommes-nous, Carte (PDF), Livre d’or',
  'website.old.head': 'Changement de propriétaire',
  'website.old.text':
    'Cher visiteur, merci de visiter notre site internet. Affichage optimal sur grand écran.',
  'website.old.count': 'Vous êtes le visiteur n°',
  'website.mon-fri': 'Du lundi au vendredi',
  'website.mon-fri.hours': '7 h 30 – 18 h',
  'website.saturday': 'Samedi',
  'website.saturday.hours': '9 h – 17 h',
  'website.new.nav.1': 'Carte',
  'website.new.nav.2': 'Réserver',
  'website.new.nav.3': 'Venir',
  'website.new.title.1': 'Café d’abord,',
  'website.new.title.2': 'le reste après.',
  'website.new.text': 'Torréfié le mardi, servi dès sept heures et demie. Le midi, c’est selon le marché.',
  'website.new.book': 'Réserver une table',
  'website.features.1': 'Ce qui reste',
  'website.features.2': 'en vitrine.',
  'website.feature.1.title': 'Vos mots, rangés',
  'website.feature.1.text':
    'Nous partons de ce que vous dites déjà à vos clients et le mettons là où ils regardent.',
  'website.feature.2.title': 'Trois modèles',
  'website.feature.2.text':
    'Entreprise moderne, Portfolio créatif, Boutique en ligne : choisissez, changez ce qu’il vous plaît.',
  'website.feature.3.title': 'S’adapte à tous les écrans',
  'website.feature.3.text':
    'Dessiné pour le téléphone (320 px), la tablette (768 px) et l’écran du bureau : plus besoin d’écarter les doigts.',
  'website.feature.4.title': 'Tenu à jour',
  'website.feature.4.text':
    'Horaires de fête, nouveau prix, nouveau visage : faites-le vous-même, ou dites-le-nous et nous le ferons.',
  'website.feature.5.title': 'Relié aux autres services',
  'website.feature.5.text':
    'Le chatbot dans un coin, le téléphone en haut, des formulaires qui arrivent dans votre agenda.',
  'website.questions.1': 'Entendu',
  'website.questions.2': 'au comptoir.',
  'website.q.1': 'Garde-t-on son adresse ?',
  'website.a.1':
    'Oui, votre nom de domaine est à vous et le restera, comme l’enseigne au-dessus de la porte.',
  'website.q.2': 'Qui écrit les textes ?',
  'website.a.2': 'Vous parlez, nous écrivons, vous barrez ce qui n’est pas vous.',
  'website.q.3': 'Peut-on modifier le site soi-même ?',
  'website.a.3':
    'Oui : couleurs, polices, mises en page et composants. Faites-le vous-même, ou dites-le-nous et nous le ferons.',
  'website.q.4': 'Combien de pages sont comprises, et à quel prix ?',
  'website.a.4':
    '5 pages pour 383,98 $ par mois, 10 pour 733,98 $, autant qu’il vous plaît pour 1 283,98 $, après une mise en service dès 950 $. Plusieurs sites ou plusieurs pays ont leurs deux formules.',
  'website.q.5': 'Marchera-t-il sur mon vieux téléphone ?',
  'website.a.5':
    'Il est dessiné pour le plus petit écran d’abord. Si votre téléphone ouvre des pages, il ouvrira la vôtre.',
  'website.q.6': 'Que devient l’ancien site ?',
  'website.a.6':
    'Il reste en place tant que vous ne préférez pas le nouveau. Puis l’un prend la place de l’autre.',
  'website.contact': 'Passez devant votre vitrine.',
  'website.contact.text': 'Puis dites-nous ce qui vous a fait grimacer.',
  'website.plate': 'Un combiné rouge sur une assiette blanche, vu de dessus',
};
