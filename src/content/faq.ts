import type { Key } from '../i18n/keys.ts';

export type FaqItem = { question: Key; answer: Key };

/** `count` questions under the keys `<name>.q.1`, `<name>.a.1` and so on. */
const questions = (name: string, count: number): FaqItem[] =>
  Array.from({ length: count }, (_, index) => ({
    question: `${name}.q.${index + 1}` as Key,
    answer: `${name}.a.${index + 1}` as Key,
  }));

/** The home page's five questions. */
export const faq: FaqItem[] = ([1, 2, 3, 4, 5] as const).map((n) => ({
  question: `faq.${n}.q`,
  answer: `faq.${n}.a`,
}));

/** The questions of the other pages that have some, by page. */
export const pageQuestions: Record<string, FaqItem[]> = {
  chatbots: questions('chatbots', 6),
  'phone-systems': questions('phone-systems', 6),
  automation: questions('automation', 6),
  website: questions('website', 6),
  faq: questions('answers', 5),
};
