import type { PictureName } from './pictures.ts';
import type { Key } from '../i18n/keys.ts';

/** `surface`: the portrait's own background. */
export type TeamMember = {
  id: 'amelie' | 'victor' | 'nadia';
  name: string;
  role: Key;
  image: PictureName;
  alt: Key;
  surface: string;
};

export const team: TeamMember[] = [
  {
    id: 'amelie',
    name: 'Amélie Laurent',
    role: 'team.amelie.role',
    image: 'people/amelie',
    alt: 'team.amelie.alt',
    surface: '#98b8f3',
  },
  {
    id: 'victor',
    name: 'Victor Osei',
    role: 'team.victor.role',
    image: 'people/victor',
    alt: 'team.victor.alt',
    surface: '#f7a42a',
  },
  {
    id: 'nadia',
    name: 'Nadia Benali',
    role: 'team.nadia.role',
    image: 'people/nadia',
    alt: 'team.nadia.alt',
    surface: '#f2bbad',
  },
];
