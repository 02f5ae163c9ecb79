/** The blog's fixed posts, newest first. Their words are `post.<slug>.title`, `.subtitle`, `.description` and `.alt`. */
import type { PictureName } from './pictures.ts';
import { type TeamMember, team } from './team.ts';
import type { Key } from '../i18n/keys.ts';

export type CategorySlug = 'web' | 'augmented-reality' | 'virtual-reality' | 'crypto' | 'cyber-security';

export const categories: { slug: CategorySlug; name: Key }[] = [
  { slug: 'web', name: 'blog.web' },
  { slug: 'augmented-reality', name: 'blog.augmented-reality' },
  { slug: 'virtual-reality', name: 'blog.virtual-reality' },
  { slug: 'crypto', name: 'blog.crypto' },
  { slug: 'cyber-security', name: 'blog.cyber-security' },
];

/** `Slug` is one of `PostSlug`, the slugs of the posts below. */
type PostOf<Slug extends string> = {
  slug: Slug;
  category: CategorySlug;
  image: PictureName;
  /** ISO date of publication. */
  date: string;
  author: TeamMember['id'];
};

const post = <Slug extends string>(
  slug: Slug,
  category: CategorySlug,
  image: PictureName,
  date: string,
  author: TeamMember['id'],
): PostOf<Slug> => ({ slug, category, image, date, author });

const list = [
  post('answers-its-own-phone', 'web', 'blog/web-stack', '2026-11-17', 'nadia'),
  post('sofa-first', 'augmented-reality', 'blog/ar-pear', '2026-11-04', 'amelie'),
  post('meeting-room', 'virtual-reality', 'blog/vr-portal', '2026-10-26', 'nadia'),
  post('refunds', 'crypto', 'blog/crypto-coins', '2026-10-09', 'victor'),
  post('padlock', 'cyber-security', 'blog/cyber-cloche-padlock', '2026-09-24', 'victor'),
  post('slow-sites', 'web', 'blog/web-cursor', '2026-09-16', 'victor'),
  post('invoice-hook', 'cyber-security', 'blog/cyber-hook', '2026-09-01', 'nadia'),
  post('empty-field', 'virtual-reality', 'blog/vr-door', '2026-08-14', 'amelie'),
  post('halfway', 'augmented-reality', 'blog/ar-half-vase', '2026-07-27', 'amelie'),
  post('key-man', 'crypto', 'blog/crypto-vault-key', '2026-07-16', 'amelie'),
  post('one-raised-tile', 'web', 'blog/web-raised-tile', '2026-07-01', 'nadia'),
  post('old-passwords', 'cyber-security', 'blog/cyber-knot', '2026-06-12', 'victor'),
  post('marble-training', 'virtual-reality', 'blog/vr-bust-headset', '2026-05-26', 'amelie'),
  post('ring-of-suppliers', 'crypto', 'blog/crypto-cubes', '2026-05-18', 'victor'),
  post('chair-in-the-hall', 'augmented-reality', 'blog/ar-chair', '2026-04-23', 'nadia'),
  post('halfway-through-the-window', 'web', 'blog/web-window', '2026-04-08', 'nadia'),
  post('keyhole', 'cyber-security', 'blog/cyber-keyhole', '2026-03-27', 'victor'),
  post('weakest-link', 'crypto', 'blog/crypto-chain', '2026-03-10', 'amelie'),
  post('read-your-own-markup', 'web', 'blog/web-brackets', '2026-02-23', 'victor'),
];

export type PostSlug = (typeof list)[number]['slug'];
export type Post = PostOf<PostSlug>;
export const posts: readonly Post[] = list;

/** The name of a post's author. */
export const authorOf = (post: Post): string => team.find(({ id }) => id === post.author)?.name ?? '';

/** A post's time of publication for machines, with an hour and a zone. */
export const publishedAt = ({ date }: Post): string => `${date}T09:00:00Z`;

/** The posts of one category, or all of them, in order. */
export const postsOf = (category: CategorySlug | null): readonly Post[] =>
  category ? posts.filter((post) => post.category === category) : posts;

/** Two columns: the first gets half, rounded up, the second the rest. */
export function inColumns<T>(list: readonly T[]): [T[], T[]] {
  const half = Math.ceil(list.length / 2);
  return [list.slice(0, half), list.slice(half)];
}

/** Posts in a group. The style sheet estimates its height. */
const GROUP = 12;

/** A column in groups of twelve, so that the browser can skip those far from the window. */
export function inGroups<T>(list: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / GROUP) }, (_, group) =>
    list.slice(group * GROUP, (group + 1) * GROUP),
  );
}
