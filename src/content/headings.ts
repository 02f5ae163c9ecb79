/**
 * Every fitted heading: its lines, the pieces of a line, and how wide the font of each piece is (Anybody's width axis,
 * 50 to 150), so that either language fills its line. A heading is named by its words: the pieces of `services.title`
 * are the messages `services.title.1`, `services.title.2` and so on. A page's own heading has a size too, in vw.
 */
import type { Key, Language } from '../i18n/keys.ts';

/** In both languages, or in English and in French. */
type FontWidth = number | readonly [en: number, fr: number];

export type Heading = {
  lines: FontWidth[][];
  /** In vw. `desktopFr` and `phoneFr` where French has longer words. */
  size?: { desktop: number; desktopFr?: number; phone: number; phoneFr?: number };
};

/** What can have a heading: the names whose messages are numbered. */
type NumberedKey = { [K in Key]: K extends `${infer Name}.1` ? Name : never }[Key];

export const headings = {
  'services.title': { lines: [[72], [[110, 90]]] },
  'team.title': { lines: [[[128, 96]], [[72, 74]]] },
  'showcase.title': { lines: [[72], [[112, 128]]] },
  'testimonials.title': { lines: [[[72, 54]], [[134, 102]]] },
  'start.title': { lines: [[[72, 62]], [[118, 84]]] },
  'faq.title': { lines: [[72], [[110, 86]]] },
  'footer.title': { lines: [[72], [[124, 80]]] },
  'error.title': { lines: [[64], [[118, 81]]] },

  'page.services.title': { lines: [[62, [124, 72]], [62]], size: { desktop: 13.6, phone: 21 } },
  'directory.title': { lines: [[66], [[104, 93]]] },
  'page.chatbots.title': { lines: [[[88, 60]], [[72, 67]]], size: { desktop: 8.2, phone: 12.8 } },
  'chatbots.features': { lines: [[64], [112]] },
  'chatbots.questions': { lines: [[118], [[60, 66]]] },
  'page.phone-systems.title': {
    lines: [[[62, 60]], [62, [128, 104]]],
    size: { desktop: 12.4, phone: 24, phoneFr: 18.4 },
  },
  'phone-systems.keys': { lines: [[64], [104]] },
  'phone-systems.talk': { lines: [[64], [112]] },
  'phone-systems.questions': { lines: [[64], [108]] },
  'phone-systems.end': { lines: [[66], [110]] },
  'page.automation.title': {
    lines: [[[68, 74]], [[130, 50]]],
    size: { desktop: 12.4, phone: 23.4, phoneFr: 23 },
  },
  'automation-page.features': { lines: [[64], [[100, 112]]] },
  'automation.questions': { lines: [[[64, 54]], [[112, 74]]] },
  'page.website.title': {
    lines: [
      [
        [60, 62],
        [122, 104],
      ],
      [[62, 66]],
    ],
    size: { desktop: 11, phone: 13.2, phoneFr: 15 },
  },
  'website.features': { lines: [[66], [112]] },
  'website.questions': { lines: [[[112, 96]], [66]] },

  'page.solutions.title': { lines: [[62, [102, 78]]], size: { desktop: 11.4, phone: 22 } },
  'solutions.contact': { lines: [[66], [112]] },
  'page.industries.title': {
    lines: [[[62, 64]], [[112, 78]]],
    size: { desktop: 9.2, phone: 15.6, phoneFr: 15.2 },
  },
  'industries.all': { lines: [[112], [66]] },
  'page.market-size.title': {
    lines: [
      [64],
      [
        [64, 60],
        [126, 56],
      ],
    ],
    size: { desktop: 13.2, phone: 24 },
  },
  'market.segments': { lines: [[66], [118]] },
  'page.technical-features.title': { lines: [[62, [122, 64]]], size: { desktop: 12.4, phone: 27 } },
  'technical.contact': { lines: [[66], [112]] },

  'page.pricing.title': { lines: [[60, [119, 106]]], size: { desktop: 14.8, phone: 24, phoneFr: 20.5 } },
  'finder.title': { lines: [[[64, 70]], [[98, 112]]] },
  'pricing.unsure': { lines: [[66], [[77, 82]]] },

  'page.resources.title': {
    lines: [[64], [64, [118, 104]]],
    size: { desktop: 10.4, phone: 19, phoneFr: 15.4 },
  },
  'page.about-us.title': {
    lines: [
      [
        [60, 56],
        [112, 108],
        [66, 62],
      ],
      [
        [64, 74],
        [82, 64],
        [58, 88],
        [118, 58],
      ],
    ],
    size: { desktop: 7.5, phone: 13.6 },
  },
  'page.faq.title': { lines: [[[62, 58]], [62, [122, 101]]], size: { desktop: 10.8, phone: 12.5 } },
  'page.team.title': { lines: [[62, [122, 112]]], size: { desktop: 12.6, phone: 22, phoneFr: 14.2 } },
  'page.blog.title': { lines: [[[92, 88]], [[122, 53]]], size: { desktop: 7.4, phone: 23 } },
  'page.support.title': { lines: [[64], [[112, 94]]], size: { desktop: 9.8, phone: 18.5 } },

  'page.privacy.title': { lines: [[62], [[112, 104]]], size: { desktop: 13.4, phone: 18, phoneFr: 16.8 } },
  'privacy.never': { lines: [[126], [66]] },
  'page.terms.title': { lines: [[62], [62, [124, 112]]], size: { desktop: 12.4, phone: 20, phoneFr: 18.8 } },
  'page.not-found.title': { lines: [[[92, 124]], [[88, 84]]], size: { desktop: 18.6, phone: 20 } },
} satisfies Partial<Record<NumberedKey, Heading>>;

export type HeadingName = keyof typeof headings;

/** A name that is one message: its last word wide, under the others; a long one less so. */
export const nameWidths = { words: 66, lastWord: 112, longWord: 76 };

export type Piece = { text: string; width: number };

/** A heading's pieces, line by line, in one language. `t` gives a message's text. */
export function headingLines(name: HeadingName, language: Language, t: (key: Key) => string): Piece[][] {
  const { lines }: Heading = headings[name];
  let n = 0;
  return lines.map((line) =>
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
