/**
 * Every file of messages, in each language: the shared ones here, and each page's own, which its `route.ts`
 * names. Each is a chunk of its own, so that an English visitor never downloads French. To add a language,
 * name its files here; the compiler then asks each page for its own.
 */
import * as registry from '../registry.ts';

export const shared = {
  shell: {
    en: () => import('./messages/shell.en.ts'),
    fr: () => import('./messages/shell.fr.ts'),
  },
  'how-it-starts': {
    en: () => import('./messages/how-it-starts.en.ts'),
    fr: () => import('./messages/how-it-starts.fr.ts'),
  },
  'service-cards': {
    en: () => import('./messages/service-cards.en.ts'),
    fr: () => import('./messages/service-cards.fr.ts'),
  },
  'service-dialog': {
    en: () => import('./messages/service-dialog.en.ts'),
    fr: () => import('./messages/service-dialog.fr.ts'),
  },
  people: {
    en: () => import('./messages/people.en.ts'),
    fr: () => import('./messages/people.fr.ts'),
  },
  company: {
    en: () => import('./messages/company.en.ts'),
    fr: () => import('./messages/company.fr.ts'),
  },
};

type Page = (typeof registry)[keyof typeof registry];

export type Catalogue = typeof shared & { [Facts in Page as Facts['page']]: Facts['messages'] };

export const catalogue = {
  ...shared,
  ...Object.fromEntries(Object.values(registry).map(({ page, messages }) => [page, messages])),
} as Catalogue;
