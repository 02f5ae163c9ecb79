/**
 * Every file of messages, in each language. Each is a chunk of its own, so that an English visitor never downloads French.
 * To add a file, write it in both languages and name it here; to add a language, name its files here.
 */
export const catalogue = {
  shell: {
    en: () => import('./messages/shell.en.ts'),
    fr: () => import('./messages/shell.fr.ts'),
  },
  home: {
    en: () => import('./messages/home.en.ts'),
    fr: () => import('./messages/home.fr.ts'),
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
  services: {
    en: () => import('./messages/services.en.ts'),
    fr: () => import('./messages/services.fr.ts'),
  },
  chatbots: {
    en: () => import('./messages/chatbots.en.ts'),
    fr: () => import('./messages/chatbots.fr.ts'),
  },
  'phone-systems': {
    en: () => import('./messages/phone-systems.en.ts'),
    fr: () => import('./messages/phone-systems.fr.ts'),
  },
  automation: {
    en: () => import('./messages/automation.en.ts'),
    fr: () => import('./messages/automation.fr.ts'),
  },
  website: {
    en: () => import('./messages/website.en.ts'),
    fr: () => import('./messages/website.fr.ts'),
  },
  solutions: {
    en: () => import('./messages/solutions.en.ts'),
    fr: () => import('./messages/solutions.fr.ts'),
  },
  industries: {
    en: () => import('./messages/industries.en.ts'),
    fr: () => import('./messages/industries.fr.ts'),
  },
  'market-size': {
    en: () => import('./messages/market-size.en.ts'),
    fr: () => import('./messages/market-size.fr.ts'),
  },
  'technical-features': {
    en: () => import('./messages/technical-features.en.ts'),
    fr: () => import('./messages/technical-features.fr.ts'),
  },
  pricing: {
    en: () => import('./messages/pricing.en.ts'),
    fr: () => import('./messages/pricing.fr.ts'),
  },
  resources: {
    en: () => import('./messages/resources.en.ts'),
    fr: () => import('./messages/resources.fr.ts'),
  },
  'about-us': {
    en: () => import('./messages/about-us.en.ts'),
    fr: () => import('./messages/about-us.fr.ts'),
  },
  faq: {
    en: () => import('./messages/faq.en.ts'),
    fr: () => import('./messages/faq.fr.ts'),
  },
  team: {
    en: () => import('./messages/team.en.ts'),
    fr: () => import('./messages/team.fr.ts'),
  },
  blog: {
    en: () => import('./messages/blog.en.ts'),
    fr: () => import('./messages/blog.fr.ts'),
  },
  support: {
    en: () => import('./messages/support.en.ts'),
    fr: () => import('./messages/support.fr.ts'),
  },
  privacy: {
    en: () => import('./messages/privacy.en.ts'),
    fr: () => import('./messages/privacy.fr.ts'),
  },
  terms: {
    en: () => import('./messages/terms.en.ts'),
    fr: () => import('./messages/terms.fr.ts'),
  },
  'not-found': {
    en: () => import('./messages/not-found.en.ts'),
    fr: () => import('./messages/not-found.fr.ts'),
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
