/**
 * A page's picture on social networks: `og/<name>.jpg`, which `npm run tool -- og` draws from the page's own
 * art.
 */
import { categories, type CategorySlug, posts } from './posts.ts';
import type { SocialPicture } from './route-facts.ts';

/** The default colour of the headline. */
export const socialInk = '#0e1b17';

/** The pictures of posts, by category; a page's is in its `route.ts`. */
export const postPictures: Record<`blog-${CategorySlug}`, SocialPicture> = {
  'blog-web': { picture: 'blog/web-cursor', surface: '#dcf4e3' },
  'blog-augmented-reality': { picture: 'blog/ar-pear', surface: '#efcf74' },
  'blog-virtual-reality': { picture: 'blog/vr-bust-headset', surface: '#92b2e8' },
  'blog-crypto': { picture: 'blog/crypto-cubes', surface: '#f6b430' },
  'blog-cyber-security': { picture: 'blog/cyber-hook', surface: '#18362e', ink: '#f1f2ec' },
};

/** The name of the picture for a page, or for the post open on it. */
export function socialName(page: string, slug: string | null): string {
  const post = posts.find((other) => other.slug === slug);
  const category = post && categories.find((other) => other.slug === post.category);
  return category ? `blog-${category.slug}` : page;
}
