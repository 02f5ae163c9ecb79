/**
 * How wide each heading's words are said, per language: Anybody's width axis, 50 to 150. A heading has lines, a line
 * has pieces, and a piece's words are under its key in the dictionaries. A page's own heading also has its size in vw,
 * on a desktop and on a phone, there again in French where its words are longer.
 */
import type { Key, Language } from '../i18n/keys.ts';

type Piece = [key: Key, widths: Record<Language, number>];
export type Heading = {
  lines: Piece[][];
  size?: [desktop: number, phone: number, phoneFr?: number] | undefined;
};

/** A piece's number in its key, and its width in English and in French. */
export type Width = [n: number, en: number, fr: number];

export function heading(key: string, lines: Width[][], size?: Heading['size']): Heading {
  return { size, lines: lines.map((line) => line.map(([n, en, fr]) => [`${key}.${n}` as Key, { en, fr }])) };
}

/** Two lines of one piece each. */
const both = (key: string, en: [number, number], fr: [number, number]) =>
  heading(key, [[[1, en[0], fr[0]]], [[2, en[1], fr[1]]]]);

export const headings = {
  services: both('services.title', [72, 110], [72, 90]),
  team: both('team.title', [128, 72], [96, 74]),
  showcase: both('showcase.title', [72, 112], [72, 128]),
  testimonials: both('testimonials.title', [72, 134], [72, 118]),
  faq: both('faq.title', [72, 110], [72, 86]),
  footer: both('footer.title', [72, 124], [72, 92]),
} satisfies Record<string, Heading>;

export type HeadingName = keyof typeof headings;
