/** The picture that stands for a page elsewhere: `og/<name>.jpg`, drawn from the page's own art by `npm run tool -- og`. */
import { categories, posts } from './posts.ts';
import type { PictureName } from './pictures.ts';

export type SocialPicture = { picture: PictureName; surface: string; ink?: string };

/** The headline's colour where a picture asks for no other. */
export const socialInk = '#0e1b17';

/** By page; a post has its category's. */
export const socialPictures: Record<string, SocialPicture> = {
  home: { picture: 'hero/poster-day', surface: '#ef4624' },
  services: { picture: 'services/chat-day', surface: '#a5c4f4' },
  chatbots: { picture: 'services/chat-day', surface: '#91b3f1' },
  'phone-systems': { picture: 'services/phone-day', surface: '#eab5aa' },
  automation: { picture: 'services/automation-day', surface: '#c2ddc9' },
  website: { picture: 'services/website-day', surface: '#8ce7b7' },
  solutions: { picture: 'blog/cyber-cloche-padlock', surface: '#193831', ink: '#f1f2ec' },
  industries: { picture: 'blog/web-raised-tile', surface: '#8ae4b5' },
  'market-size': { picture: 'showcase/analytics', surface: '#f14423' },
  'technical-features': { picture: 'blog/cyber-keyhole', surface: '#18352d', ink: '#f1f2ec' },
  pricing: { picture: 'blog/crypto-coins', surface: '#f3a21e' },
  resources: { picture: 'people/amelie', surface: '#98b8f3' },
  'about-us': { picture: 'people/nadia', surface: '#f2bbad' },
  team: { picture: 'people/victor', surface: '#f7a42a' },
  faq: { picture: 'showcase/guest-messaging', surface: '#ecb6a9' },
  blog: { picture: 'blog/web-stack', surface: '#cae5d5' },
  support: { picture: 'misc/support-robot', surface: '#f44424' },
  privacy: { picture: 'blog/cyber-knot', surface: '#1c3b33', ink: '#f1f2ec' },
  terms: { picture: 'blog/web-brackets', surface: '#72cc9d' },
  'blog-web': { picture: 'blog/web-cursor', surface: '#dcf4e3' },
  'blog-augmented-reality': { picture: 'blog/ar-pear', surface: '#efcf74' },
  'blog-virtual-reality': { picture: 'blog/vr-bust-headset', surface: '#92b2e8' },
  'blog-crypto': { picture: 'blog/crypto-cubes', surface: '#f6b430' },
  'blog-cyber-security': { picture: 'blog/cyber-hook', surface: '#18362e', ink: '#f1f2ec' },
};

/** The name of the picture for a page, or for the post that is open on it. */
export function socialName(page: string, slug: string | null): string {
  const post = posts.find((other) => other.slug === slug);
  const category = post && categories.find((other) => other.slug === post.category);
  return category ? `blog-${category.slug}` : page;
}
