/** The facts in a page's `route.ts`. Nothing here may derive from the registry, which these facts make up. */
import type { Language } from '../i18n/keys.ts';
import type { PictureName } from './pictures.ts';

export type Surface = 'chatbot' | 'phone' | 'automation' | 'website';

/** A number for both languages, or one each for English and French. */
export type ByLanguage = number | readonly [en: number, fr: number];

/** In vw. `desktopFr` and `phoneFr` are for French, if its words are longer. */
export type HeadingSize = { desktop: number; desktopFr?: number; phone: number; phoneFr?: number };

/** The facts that load with the shell. */
export type RouteFacts = {
  page: string;
  /** Its folder in `src/pages/`; `/` for home, `*` for the page without an address. */
  path: `/${string}` | '*';
  /** The section it stands under in the navigation. */
  parent?: string;
  /** Its place in the menus, from 1: among the pages of its section, or among those of none. */
  place?: number;
  /** Has a link in the header itself. */
  bar?: true;
  /** An address one step further, `<path>/<slug>`, shows the same page with an entry open. */
  entries?: true;
  /** Its own messages. Each language is a chunk of its own, so that an English visitor never downloads French. */
  messages: Record<Language, () => Promise<{ messages: Record<string, string> }>>;
  /** Other files of messages that it needs. */
  also?: readonly string[];
  /** A service's surface and the number of its line. */
  service?: { surface: Surface; number: 1 | 2 | 3 | 4 };
  /**
   * The menu's picture beside its name, or beside the names under it; a service shows it on its card and its
   * prices, too.
   */
  menuPicture?: { light: PictureName; dark: PictureName; caption: `nav.${string}.caption` };
  /** Size of its own heading, if that is a fitted one. */
  headingSize?: HeadingSize;
};

/**
 * A piece of a heading: its font width, 50 to 150, or the length of its line in em, from which the width is
 * computed.
 */
export type MeasuredPiece = number | { em: ByLanguage };

/** By heading, line by line. */
export type HeadingMeasures = Record<string, MeasuredPiece[][]>;

/** A page's picture on social networks; without `ink` the headline is dark. */
export type SocialPicture = { picture: PictureName; surface: string; ink?: string };
