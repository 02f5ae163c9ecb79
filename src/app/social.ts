/**
 * Open Graph and JSON-LD of a prerendered page, for other machines. The browser never renders them: nobody
 * looks for them there, and Trusted Types would refuse a script.
 */
import { authorOf, posts, publishedAt } from '../content/posts.ts';
import { routeAt, slugAt } from '../content/routes.ts';
import { ORIGIN } from '../content/site.ts';
import { socialName } from '../content/social.ts';
import { translate } from '../i18n/load-messages.ts';
import { titlesAt } from './head.tsx';
import { authorAddress, structuredData } from './structured-data.ts';

/** The Open Graph elements and the JSON-LD script of a page, as HTML text; empty for an unknown page. */
export function social(pathname: string): string {
  const route = routeAt(pathname);
  const slug = slugAt(pathname);
  const { title, description, address } = titlesAt(pathname, 'en');
  if (!address) return '';
  const post = posts.find((other) => other.slug === slug);

  const picture = `${ORIGIN}/og/${socialName(route.page, slug)}.jpg`;
  const json = JSON.stringify(
    structuredData({ route, post, title, description, address }, picture),
  ).replaceAll('<', '\\u003c');

  const meta = {
    'og:title': title,
    'og:description': description,
    'og:type': post ? 'article' : 'website',
    'og:url': address,
    'og:site_name': 'Allô',
    'og:locale': 'en_GB',
    'og:image': picture,
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': title,
    ...(post && {
      'article:published_time': publishedAt(post),
      'article:modified_time': publishedAt(post),
      'article:author': authorAddress(post),
      'article:section': translate('en', `blog.${post.category}`),
    }),
  };
  return [
    ...Object.entries(meta).map(([name, value]) => `<meta property="${name}" content="${escape(value)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
    '<meta name="robots" content="max-image-preview:large">',
    post && `<meta name="author" content="${escape(authorOf(post))}">`,
    `<script type="application/ld+json">${json}</script>`,
  ]
    .filter(Boolean)
    .join('');
}

/** Escapes text for an element or an attribute of HTML or XML. */
export const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
