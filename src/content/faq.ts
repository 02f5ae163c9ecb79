import type { Key } from './words/keys.ts';

export type FaqItem = { question: Key; answer: Key };

/** The home page's five questions. */
export const faq: FaqItem[] = ([1, 2, 3, 4, 5] as const).map((n) => ({
  question: `faq.${n}.q`,
  answer: `faq.${n}.a`,
}));
