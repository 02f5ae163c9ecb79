/** The six industries, each a jack on the panel: its name, a line that always shows, and a story. */
import type { PictureName } from '../../../content/pictures.ts';
import type { Key } from '../../../i18n/keys.ts';

export type IndustryId =
  | 'enterprise'
  | 'retail'
  | 'healthcare'
  | 'finance'
  | 'manufacturing'
  | 'professional-services';

export type Industry = { id: IndustryId; name: Key; line: Key; story: Key; image: PictureName };

const industry = (id: IndustryId, image: PictureName): Industry => ({
  id,
  name: `industries.${id}`,
  line: `industries.${id}.line`,
  story: `industries.${id}.story`,
  image,
});

export const industries: Industry[] = [
  industry('enterprise', 'services/automation-day'),
  industry('retail', 'blog/web-window'),
  industry('healthcare', 'showcase/booking-management'),
  industry('finance', 'blog/crypto-vault-key'),
  industry('manufacturing', 'blog/web-raised-tile'),
  industry('professional-services', 'blog/cyber-hook'),
];
