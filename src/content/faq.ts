import type { Key } from '../i18n/keys.ts';
import type { PageName } from './routes.ts';
import type { ServicePage } from './services.ts';

export type FaqItem = { question: Key; answer: Key };

const five = [1, 2, 3, 4, 5] as const;

/** Six questions under the keys `<name>.q.1`, `<name>.a.1` and so on. */
const six = (name: ServicePage): FaqItem[] =>
  ([...five, 6] as const).map((n) => ({ question: `${name}.q.${n}`, answer: `${name}.a.${n}` }));

/** The home page's five questions. */
export const faq: FaqItem[] = five.map((n) => ({ question: `faq.${n}.q`, answer: `faq.${n}.a` }));

/** The questions of the other pages that have some, by page. */
export const pageQuestions = {
  chatbots: six('chatbots'),
  'phone-systems': six('phone-systems'),
  automation: six('automation'),
  website: six('website'),
  faq: five.map((n): FaqItem => ({ question: `faq-page.q.${n}`, answer: `faq-page.a.${n}` })),
} satisfies Partial<Record<PageName, FaqItem[]>>;
