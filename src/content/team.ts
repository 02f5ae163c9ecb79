import type { PictureName } from './pictures.ts';
import type { Key } from '../i18n/keys.ts';

export type TeamMember = { id: string; name: string; role: Key; image: PictureName; alt: Key };

export const team: TeamMember[] = [
  {
    id: 'amelie',
    name: 'Amélie Laurent',
    role: 'team.amelie.role',
    image: 'people/amelie',
    alt: 'team.amelie.alt',
  },
  {
    id: 'victor',
    name: 'Victor Osei',
    role: 'team.victor.role',
    image: 'people/victor',
    alt: 'team.victor.alt',
  },
  {
    id: 'nadia',
    name: 'Nadia Benali',
    role: 'team.nadia.role',
    image: 'people/nadia',
    alt: 'team.nadia.alt',
  },
];
