/**
 * Every fitted heading: its lines, the pieces of a line, and the font width of each piece (Anybody's width
 * axis, 50 to 150), so that either language fills its line. `npm run tool -- headings` computes the widths
 * from the lengths in the pages' `route.ts` and in `src/build/heading-measures.ts`. A heading is named by its
 * words: the pieces of `services.title` are the messages `services.title.1`, `services.title.2` and so on. A
 * page's own heading has a size too, in vw.
 */
import type { Key, Language } from '../i18n/keys.ts';
import { headingWidths } from './heading-widths.ts';
import type { ByLanguage, HeadingSize } from './route-facts.ts';
import { allRoutes } from './routes.ts';

/** The value for a language. */
export const inLanguage = (language: Language, value: ByLanguage): number =>
  typeof value === 'number' ? value : value[language === 'fr' ? 1 : 0];

/** The names whose messages are numbered, and which can therefore have a heading. */
type NumberedKey = { [K in Key]: K extends `${infer Name}.1` ? Name : never }[Key];

export type HeadingName = keyof typeof headingWidths;

export const headings = headingWidths satisfies Partial<
  Record<NumberedKey, readonly (readonly ByLanguage[])[]>
> as Record<HeadingName, readonly (readonly ByLanguage[])[]>;

/** The size of a page's own heading; undefined for any other. */
export function headingSize(name: HeadingName): HeadingSize | undefined {
  return allRoutes.find(({ page }) => name === `page.${page}.title`)?.headingSize;
}

/**
 * Font widths of a name that is one message: its last word is wide, below the others; a long word less so.
 */
export const nameWidths = { words: 66, lastWord: 112, longWord: 76 };

export type Piece = { text: string; width: number };

/** A heading's pieces, line by line, in one language. `t` gives a message's text. */
export function headingLines(name: HeadingName, language: Language, t: (key: Key) => string): Piece[][] {
  let n = 0;
  return headings[name].map((line) =>
    line.map((width) => {
      n += 1;
      return {
        // The type guarantees a message for the first piece only; a test checks them all.
        text: t(`${name}.${n}` as Key),
        width: inLanguage(language, width),
      };
    }),
  );
}
