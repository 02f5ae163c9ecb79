/**
 * A page's opening picture has a file for each theme. The head script knows the theme before the page is
 * parsed.
 */

const PICTURE =
  /<picture data-theme="(\w+)"><source type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"\/><img[^>]* fetchPriority="high"/g;

/**
 * Preloads of the high-priority pictures in a rendered page that belong to a theme. The head script enables
 * the right one (`preferences/head-script.ts`); without scripts the picture is fetched when it is laid out.
 */
export const openingPictures = (html: string): string =>
  [...html.matchAll(PICTURE)]
    .map(
      ([, theme, srcSet, sizes]) =>
        `<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesrcset="${srcSet}" imagesizes="${sizes}" media="not all" data-theme="${theme}">`,
    )
    .join('');
