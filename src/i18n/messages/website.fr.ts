import type { messages as en } from './website.en.ts';

export const messages: Record<keyof typeof en, string> = {
  'page.website.head.title': 'Plateforme IA de création de sites | Allô',
  'page.website.head.description':
    'Retournez la vitrine et voyez la même boutique avant et après : modèles, couleurs et polices à votre métier.',
  'page.website.title.1': 'Nouvelle',
  'page.website.title.2': 'vitrine,',
  'page.website.lead':
    'Les horaires sont toujours justes. Tout le reste a été refait, hébergé et tenu à jour.',
  'page.website.title.3': 'même boutique.',
  'page.website.onward': 'La vitrine est prête. Voyez qui s’arrête.',
  'website.toggle': 'La vitrine exposée',
  'website.before': 'Avant',
  'website.after': 'Après',
  'website.flip': 'Retourner la vitrine',
  'website.old.title': 'BIENVENUE !',
  'website.old.nav': 'Accueil, Qui sommes-nous, Carte (PDF), Livre d’or',
  'website.old.head': 'Changement de propriétaire',
  'website.old.text':
    'Cher visiteur, merci de visiter notre site internet. Affichage optimal sur grand écran.',
  'website.old.count': 'Vous êtes le visiteur no',
  'website.mon-fri': 'Du lundi au vendredi',
  'website.saturday': 'Samedi',
  'website.new.nav.1': 'Carte',
  'website.new.nav.2': 'Réserver',
  'website.new.nav.3': 'Nous trouver',
  'website.new.title.1': 'Café d’abord,',
  'website.new.title.2': 'le reste après.',
  'website.new.text': 'Torréfié le mardi, servi dès sept heures et demie. Le midi, c’est selon le marché.',
  'website.new.book': 'Réserver une table',
  'website.features.1': 'Ce qui reste',
  'website.features.2': 'en vitrine.',
  'website.feature.1.title': 'Vos mots, rangés',
  'website.feature.1.text': 'On part de ce que vous dites déjà aux clients et on le met là où ils regardent.',
  'website.feature.2.title': 'Des modèles qui ont un métier',
  'website.feature.2.text':
    'Modern Business, Creative Portfolio, E-commerce Store : choisissez, changez ce qu’il vous plaît.',
  'website.feature.3.title': 'Tient dans la poche',
  'website.feature.3.text':
    'Dessiné pour 320 px, 768 px et l’écran du bureau : plus besoin d’écarter les doigts.',
  'website.feature.4.title': 'Tenu à jour',
  'website.feature.4.text': 'Horaires de fête, nouveau plat, nouvelle tête : dites-le, c’est en place.',
  'website.feature.5.title': 'Branché aux autres lignes',
  'website.feature.5.text':
    'Le chat dans un coin, le téléphone en haut, des formulaires qui arrivent dans votre agenda.',
  'website.questions.1': 'Demandé',
  'website.questions.2': 'au comptoir.',
  'website.q.1': 'Garde-t-on notre adresse ?',
  'website.a.1': 'Oui. Le nom au-dessus de la porte est à vous et le reste.',
  'website.q.2': 'Qui écrit les textes ?',
  'website.a.2': 'Vous parlez, on écrit, vous barrez ce qui n’est pas vous.',
  'website.q.3': 'Peut-on changer les choses nous-mêmes ?',
  'website.a.3': 'Oui : couleurs, polices, mises en page et composants, sans demander à personne.',
  'website.q.4': 'Combien de pages a-t-on ?',
  'website.a.4':
    '5, 10 ou illimité, et plusieurs sites ou pays si vous en avez. La carte donne les cinq formules.',
  'website.q.5': 'Marchera-t-il sur mon vieux téléphone ?',
  'website.a.5':
    'Il est dessiné pour 320 px d’abord. Si votre téléphone ouvre des pages, il ouvrira celle-ci.',
  'website.q.6': 'Que devient l’ancien site ?',
  'website.a.6':
    'Il reste en place jusqu’à ce que le nouveau soit accroché. Puis on le photographie et on éteint.',
  'website.contact': 'Passez devant votre vitrine.',
  'website.contact.text': 'Puis dites-nous ce qui vous a fait grimacer.',
  'website.plate': 'Une tasse et une assiette sur une table jaune, vues d’en haut',
};
