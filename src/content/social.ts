/** The picture that stands for a page elsewhere: `og/<name>.jpg`, drawn from the page's own art by `npm run og`. */
import { categories, posts } from './posts.ts';
import type { PictureName } from './pictures.ts';

export type SocialPicture = { picture: PictureName; wall: string; ink?: string };

/** By page; a post has its category's. */
export const socialPictures: Record<string, SocialPicture> = {
  home: { picture: 'hero/poster-day', wall: '#ef4624' },
  services: { picture: 'services/chat-day', wall: '#a5c4f4' },
  chatbots: { picture: 'services/chat-day', wall: '#91b3f1' },
  'phone-systems': { picture: 'services/phone-day', wall: '#eab5aa' },
  automation: { picture: 'services/automation-day', wall: '#c2ddc9' },
  website: { picture: 'services/website-day', wall: '#8ce7b7' },
  solutions: { picture: 'blog/cyber-cloche-padlock', wall: '#193831', ink: '#f1f2ec' },
  industries: { picture: 'blog/web-raised-tile', wall: '#8ae4b5' },
  'market-size': { picture: 'showcase/analytics', wall: '#f14423' },
  'technical-features': { picture: 'blog/cyber-keyhole', wall: '#18352d', ink: '#f1f2ec' },
  pricing: { picture: 'blog/crypto-coins', wall: '#f3a21e' },
  resources: { picture: 'people/amelie', wall: '#98b8f3' },
  'about-us': { picture: 'people/nadia', wall: '#f2bbad' },
  team: { picture: 'people/victor', wall: '#f7a42a' },
  faq: { picture: 'showcase/guest-messaging', wall: '#ecb6a9' },
  blog: { picture: 'blog/web-stack', wall: '#cae5d5' },
  support: { picture: 'misc/support-robot', wall: '#f44424' },
  privacy: { picture: 'blog/cyber-knot', wall: '#1c3b33', ink: '#f1f2ec' },
  terms: { picture: 'blog/web-brackets', wall: '#72cc9d' },
  'blog-web': { picture: 'blog/web-cursor', wall: '#dcf4e3' },
  'blog-augmented-reality': { picture: 'blog/ar-pear', wall: '#efcf74' },
  'blog-virtual-reality': { picture: 'blog/vr-bust-headset', wall: '#92b2e8' },
  'blog-crypto': { picture: 'blog/crypto-cubes', wall: '#f6b430' },
  'blog-cyber-security': { picture: 'blog/cyber-hook', wall: '#18362e', ink: '#f1f2ec' },
};

/** The name of the picture for a page, or for the post that is open on it. */
export function socialName(page: string, slug: string | null): string {
  const post = posts.find((other) => other.slug === slug);
  const category = post && categories.find((other) => other.slug === post.category);
  return category ? `blog-${category.slug}` : page;
}
