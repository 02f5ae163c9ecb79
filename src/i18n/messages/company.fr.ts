import type { messages as en } from './company.en.ts';

export const messages: Record<keyof typeof en, string> = {
  'company.mission': 'Notre mission',
  'company.mission.1': 'Personne ne devrait attendre pour parler à une entreprise.',
  'company.mission.text':
    'Nous avons tous écouté une musique d’attente. Allô existe pour que vos clients n’en apprennent jamais l’air.',
  'company.values': 'Nos valeurs',
  'company.value.1': 'Décrocher',
  'company.value.1.text': 'Répondre d’abord, améliorer ensuite.',
  'company.value.2': 'Dire qui l’on est',
  'company.value.2.text': 'Nos opératrices disent d’emblée qu’elles sont des IA.',
  'company.value.3': 'Mettre par écrit',
  'company.value.3.text': 'Ce que nous promettons, nous l’écrivons.',
  'company.value.4': 'Passer la main',
  'company.value.4.text': 'Quand une opératrice ne sait pas, elle passe la main à quelqu’un.',
  'company.team': 'L’équipe',
  'company.amelie.bio':
    'A tenu le standard d’un hôtel avant de tenir une entreprise. Prend encore les appels du vendredi.',
  'company.victor.bio':
    'Veille sur le standard et sur la brièveté des manuels. Pour lui, un bon système est un système qu’on peut débrancher.',
  'company.nadia.bio':
    'Formée au théâtre radiophonique. Apprend à nos voix quand parler et, plus souvent, quand se taire.',
  'company.more': 'Sur les autres lignes',
};
