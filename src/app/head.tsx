/**
 * A page's title, description and canonical address, which React hoists to the head. `social.ts` has the
 * rest.
 */
import { routeAt, slugAt } from '../content/routes.ts';
import { ORIGIN } from '../content/site.ts';
import type { Language } from '../i18n/keys.ts';
import { useLanguage } from '../i18n/language.tsx';
import { hasMessage, translate } from '../i18n/load-messages.ts';

/** Title, description and canonical address: those of the open entry, otherwise the page's own. */
export function titlesAt(pathname: string, language: Language) {
  const route = routeAt(pathname);
  const slug = slugAt(pathname);
  const text = (key: string) => (hasMessage(language, key) ? translate(language, key) : null);
  const entry = slug && text(`post.${slug}.title`);
  return {
    route,
    // If the page's messages failed to load, its name in the menu still serves as a title.
    title: entry
      ? `${entry} | Allô`
      : (text(`page.${route.page}.head.title`) ?? `${translate(language, `nav.${route.page}`)} | Allô`),
    description:
      (entry && text(`post.${slug}.subtitle`)) || (text(`page.${route.page}.head.description`) ?? ''),
    /** Null for an unknown page or entry. */
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
