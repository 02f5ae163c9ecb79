/** A page's title and description, and what a link to it shows elsewhere. React hoists these to the head. */
import type { Route } from '../content/routes.ts';
import type { Key } from '../content/words/keys.ts';
import { useLanguage } from '../preferences/language.tsx';

export const ORIGIN = 'https://allo.example';

export const headKey = (route: Route, part: 'title' | 'description') =>
  `page.${route.page}.head.${part}` as Key;

export function Head({ route }: { route: Route }) {
  const { t } = useLanguage();
  const title = t(headKey(route, 'title'));
  const description = t(headKey(route, 'description'));
  if (route.path === '*')
    return (
      <>
        <title>{title}</title>
        <meta name="robots" content="noindex" />
      </>
    );
  const address = ORIGIN + route.path;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content="Allô" />
      <meta property="og:image" content={`${ORIGIN}/og/allo.jpg`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
