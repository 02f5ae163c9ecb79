import type { messages as en } from './people.en.ts';

export const messages: Record<keyof typeof en, string> = {
  'team.amelie.role': 'Directrice générale',
  'team.amelie.alt': 'Portrait d’Amélie Laurent : chignon noir, lunettes rondes en laiton, col roulé cobalt',
  'team.victor.role': 'Directeur technique',
  'team.victor.alt': 'Portrait de Victor Osei : cheveux noirs courts, barbe fournie, chemise écrue',
  'team.nadia.role': 'Responsable des conversations',
  'team.nadia.alt':
    'Portrait de Nadia Benali : carré roux, boucles d’oreilles en laiton, pull vert bouteille',
};
