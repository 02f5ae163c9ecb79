/** Leads that a stranger understands without context: each names the offer and its customers, or the page's subject. */
import { expect, test } from 'vitest';
import { allMessages } from '../../../src/build/all-messages.ts';

const [en, fr] = [await allMessages('en'), await allMessages('fr')];

/** Words that a page's lead must contain, in English and in French. */
const required: Record<string, [en: string[], fr: string[]]> = {
  website: [
    ['AI platform', 'your website', 'Flip the switch'],
    ['plateforme d’IA', 'votre site', 'Comparez'],
  ],
  solutions: [
    ['AI for companies', 'machine learning', 'process automation', 'digital transformation', 'security'],
    ['IA des entreprises', 'apprentissage', 'automatisation', 'transformation numérique', 'sécurité'],
  ],
  industries: [
    ['An AI operator for your trade', 'Choose yours'],
    ['Une opératrice IA pour votre métier', 'Choisissez le vôtre'],
  ],
  'market-size': [
    ['what Allô sells to businesses', 'chatbots and virtual assistants'],
    ['ce qu’Allô vend aux entreprises', 'chatbots et assistants virtuels'],
  ],
  'technical-features': [
    ['For whoever has to approve', 'an AI operator'],
    ['Pour qui doit donner son accord', 'une opératrice IA'],
  ],
  resources: [['AI operators for businesses'], ['opératrices IA pour les entreprises']],
  privacy: [['about this website alone'], ['ne parle que de ce site']],
};

test.each(Object.entries(required))(
  'the lead of %s says what the page is about, and for whom',
  (page, [english, french]) => {
    for (const words of english) expect(en[`page.${page}.lead`]).toContain(words);
    for (const words of french) expect(fr[`page.${page}.lead`]).toContain(words);
  },
);

test('no lead begins with a word for something that it has not named', () => {
  const leads = (messages: Record<string, string>) =>
    Object.entries(messages).filter(([key]) => /^(?:page\..+|hero)\.lead$/.test(key));
  expect(leads(en)).toHaveLength(20);
  for (const [key, text] of leads(en))
    expect(text, key).not.toMatch(/^(?:it|they|this(?! page)|the operator)\b/i);
  for (const [key, text] of leads(fr))
    expect(text, key).not.toMatch(/^(?:elles?|ils?(?! n’y a)|ceci|cela|l’opératrice)\b/i);
});
