/** The four values, and the key of each team member's biography, which the resource pages show. */
import type { TeamMember } from './team.ts';
import type { Key } from '../i18n/keys.ts';

export const values: { name: Key; text: Key }[] = ([1, 2, 3, 4] as const).map((n) => ({
  name: `company.value.${n}`,
  text: `company.value.${n}.text`,
}));

export const bioOf = (member: TeamMember): Key => `company.${member.id}.bio`;
