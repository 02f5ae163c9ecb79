/** The pictures of a page's first view: `priority` in `components/picture/`. */
import { existsSync, readFileSync } from 'node:fs';

/** The pictures' rough versions, by their names, written with the pictures (`pictures.ts`). */
export const ROUGH = 'src/build/pictures/rough';

/** A picture that belongs to one theme: its theme, its files and how wide it stands. */
const OF_A_THEME =
  /<picture data-theme="(\w+)"><source type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"\/><img[^>]* fetchPriority="high"/g;

/** The start of a picture's element, and its name within its address. */
const OPENING = /<img(?=[^>]* fetchPriority="high")(?=[^>]* src="[^"]*?\/images\/([^"]+)-\w{6}-\d+\.webp")/g;

/**
 * Preloads of the opening pictures in a rendered page that have a file for each theme. The head script knows the theme
 * before the page is parsed and enables the right one (`preferences/head-script.ts`); without scripts the picture is
 * fetched when it is laid out.
 */
export const openingPictures = (html: string): string =>
  [...html.matchAll(OF_A_THEME)]
    .map(
      ([, theme, srcSet, sizes]) =>
        `<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesrcset="${srcSet}" imagesizes="${sizes}" media="not all" data-theme="${theme}">`,
    )
    .join('');

/**
 * A rendered page with its opening pictures in rough, each as the background of its own picture: the first paint shows it,
 * and the picture covers it once it has come. `--focus` is the `object-position` of a picture that is cut off-centre. A
 * cutout has no rough version.
 */
export const withRoughPictures = (html: string): string =>
  html.replace(OPENING, (start: string, name: string) => {
    const file = `${ROUGH}/${name}.avif`;
    if (!existsSync(file)) return start;
    const data = readFileSync(file).toString('base64');
    return `${start} style="background:var(--focus,50%)/cover url(data:image/avif;base64,${data})"`;
  });
