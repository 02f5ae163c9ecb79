/** The facts in a page's `route.ts`. Nothing here is derived from the registry, which the pages' facts make up. */
import type { Language } from '../i18n/keys.ts';
import type { PictureName } from './pictures.ts';

export type Surface = 'chatbot' | 'phone' | 'automation' | 'website';

/** In both languages, or in English and in French. */
export type ByLanguage = number | readonly [en: number, fr: number];

/** In vw. `desktopFr` and `phoneFr` where French has longer words. */
export type HeadingSize = { desktop: number; desktopFr?: number; phone: number; phoneFr?: number };

/** The facts that travel with the shell. */
export type RouteFacts = {
  page: string;
  /** Its folder in `src/pages/`; `/` for home, `*` for the page without an address. */
  path: `/${string}` | '*';
  /** The section it stands under in the navigation. */
  parent?: string;
  /** Stands in the bar itself. */
  bar?: true;
  /** An address one step further, `<path>/<slug>`, shows the same page with an entry open. */
  entries?: true;
  /** Its own messages. Each language is a chunk of its own, so that an English visitor never downloads French. */
  messages: Record<Language, () => Promise<{ messages: Record<string, string> }>>;
  /** The other files of messages that it needs. */
  also?: readonly string[];
  /** A service's surface and the number of its line. */
  service?: { surface: Surface; number: 1 | 2 | 3 | 4 };
  /** The menu's picture beside its name, or beside the names under it. A service has it on its card and its prices, too. */
  menuPicture?: { light: PictureName; dark: PictureName; caption: `nav.${string}.caption` };
  /** How large its own heading is set, where it is a fitted one. */
  headingSize?: HeadingSize;
};

/**
 * A piece of a heading that is given its face's width, 50 to 150, or that takes the one with which its line is as long as
 * this, in em.
 */
export type MeasuredPiece = number | { em: ByLanguage };

/** By heading, line by line. */
export type HeadingMeasures = Record<string, MeasuredPiece[][]>;

/** The picture that stands for a page elsewhere; the headline is dark where it names no ink. */
export type SocialPicture = { picture: PictureName; surface: string; ink?: string };
