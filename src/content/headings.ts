/**
 * Every fitted heading: its lines, the pieces of a line, and how wide the font of each piece is (Anybody's width axis,
 * 50 to 150), so that either language fills its line. The widths are worked out (`npm run tool -- headings`) from the lengths
 * in `src/build/heading-measures.ts`. A heading is named by its words: the pieces of `services.title` are the messages
 * `services.title.1`, `services.title.2` and so on. A page's own heading has a size too, in vw.
 */
import type { Key, Language } from '../i18n/keys.ts';
import { headingWidths } from './heading-widths.ts';

/** In both languages, or in English and in French. */
export type FontWidth = number | readonly [en: number, fr: number];

/** In vw. `desktopFr` and `phoneFr` where French has longer words. */
type Size = { desktop: number; desktopFr?: number; phone: number; phoneFr?: number };

/** What can have a heading: the names whose messages are numbered. */
type NumberedKey = { [K in Key]: K extends `${infer Name}.1` ? Name : never }[Key];

export type HeadingName = keyof typeof headingWidths;

export const headings = headingWidths satisfies Partial<
  Record<NumberedKey, readonly (readonly FontWidth[])[]>
> as Record<HeadingName, readonly (readonly FontWidth[])[]>;

export const headingSizes: Partial<Record<HeadingName, Size>> = {
  'page.services.title': { desktop: 13.6, phone: 21 },
  'page.chatbots.title': { desktop: 8.2, phone: 12.8 },
  'page.phone-systems.title': { desktop: 12.4, phone: 24, phoneFr: 18.4 },
  'page.automation.title': { desktop: 12.4, phone: 23.4, phoneFr: 23 },
  'page.website.title': { desktop: 11, desktopFr: 9.2, phone: 13.2, phoneFr: 15.6 },
  'page.solutions.title': { desktop: 11.4, phone: 22 },
  'page.industries.title': { desktop: 9.2, phone: 15.6, phoneFr: 15.2 },
  'page.market-size.title': { desktop: 13.2, phone: 24 },
  'page.technical-features.title': { desktop: 12.4, phone: 27 },
  'page.pricing.title': { desktop: 14.8, phone: 24, phoneFr: 20.5 },
  'page.resources.title': { desktop: 10.4, phone: 13.2, phoneFr: 15.4 },
  'page.about-us.title': { desktop: 7.5, phone: 13.6 },
  'page.faq.title': { desktop: 10.8, phone: 12.5 },
  'page.team.title': { desktop: 12.6, phone: 22, phoneFr: 14.2 },
  'page.blog.title': { desktop: 7.4, phone: 23 },
  'page.support.title': { desktop: 9.8, phone: 18.5 },
  'page.privacy.title': { desktop: 13.4, phone: 16.8 },
  'page.terms.title': { desktop: 12.4, phone: 20, phoneFr: 18.8 },
  'page.not-found.title': { desktop: 18.6, phone: 20 },
};

/** A name that is one message: its last word wide, under the others; a long one less so. */
export const nameWidths = { words: 66, lastWord: 112, longWord: 76 };

export type Piece = { text: string; width: number };

/** A heading's pieces, line by line, in one language. `t` gives a message's text. */
export function headingLines(name: HeadingName, language: Language, t: (key: Key) => string): Piece[][] {
  let n = 0;
  return headings[name].map((line) =>
    line.map((width) => {
      n += 1;
      return {
        // The table's type knows that the first piece has words, a test that all have.
        text: t(`${name}.${n}` as Key),
        width: typeof width === 'number' ? width : width[language === 'fr' ? 1 : 0],
      };
    }),
  );
}
