/** A page's title and description. React hoists these to the head; what only machines read is in `social.ts`. */
import { routeAt, slugAt } from '../content/routes.ts';
import { ORIGIN } from '../content/site.ts';
import type { Language } from '../i18n/keys.ts';
import { useLanguage } from '../i18n/language.tsx';
import { hasMessage, translate } from '../i18n/load-messages.ts';

/** The name of an address: the page's own words, or those of the entry that is open on it. */
export function titlesAt(pathname: string, language: Language) {
  const route = routeAt(pathname);
  const slug = slugAt(pathname);
  const text = (key: string) => (hasMessage(language, key) ? translate(language, key) : null);
  const entry = slug && text(`post.${slug}.title`);
  return {
    route,
    // A page whose messages did not arrive still has the name that the menu gives it.
    title: entry
      ? `${entry} | Allô`
      : (text(`page.${route.page}.head.title`) ?? `${translate(language, `nav.${route.page}`)} | Allô`),
    description:
      (entry && text(`post.${slug}.subtitle`)) || (text(`page.${route.page}.head.description`) ?? ''),
    /** Null where there is nothing to be found. */
    address: route.path === '*' || (slug && !entry) ? null : ORIGIN + route.path + (entry ? `/${slug}` : ''),
  };
}

export function Head({ pathname }: { pathname: string }) {
  const { language } = useLanguage();
  const { title, description, address } = titlesAt(pathname, language);
  return (
    <>
      <title>{title}</title>
      {address ? (
        <>
          <meta name="description" content={description} />
          <link rel="canonical" href={address} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}
