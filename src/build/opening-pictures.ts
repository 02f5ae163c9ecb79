/** A page's opening picture has one file for the day and one for the night: which is wanted is known before the page is read. */

const PICTURE =
  /<picture data-theme="(\w+)"><source type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"\/><img[^>]* fetchPriority="high"/g;

/**
 * The preloads of the pictures in a rendered page that have priority and belong to a theme. The head script lets the right one
 * go (`preferences/head-script.ts`); without it the picture is fetched when it is laid out.
 */
export const openingPictures = (html: string): string =>
  [...html.matchAll(PICTURE)]
    .map(
      ([, theme, srcSet, sizes]) =>
        `<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesrcset="${srcSet}" imagesizes="${sizes}" media="not all" data-theme="${theme}">`,
    )
    .join('');
