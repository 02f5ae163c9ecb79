/** French as it is printed: its figures and spaces, and no words that only a translation would use. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allMessages } from '../../../src/build/all-messages.ts';
import { customers, openHours } from '../../../src/content/claims.ts';
import { automationGauges, chatPlans, phoneFigures } from '../../../src/content/demos.ts';
import { dateIn } from '../../../src/content/dates.ts';
import { dollarsIn } from '../../../src/content/dollars.ts';
import { figureIn } from '../../../src/content/figures.ts';
import { marketFigures, marketYears } from '../../../src/pages/solutions/market-size/content.ts';
import { pricing } from '../../../src/content/pricing.ts';
import { specification } from '../../../src/pages/solutions/technical-features/content.ts';

const [en, fr] = [await allMessages('en'), await allMessages('fr')];

const PHONE = /\+1[ \u00a0]212[ \u00a0]555[ \u00a0]0142/;

/** A text's numbers without their separators; "24/7" and "24 h/24, 7 j/7" count as the same figure. */
const numbers = (text = '') =>
  (
    text
      .replace(PHONE, '')
      .replace(/24(?:\/7|\u00a0h\/24(?:, 7\u00a0j\/7)?)/g, '247')
      .replace(/(\d)[,.\u00a0](?=\d)/g, '$1')
      .match(/\d+/g) ?? []
  ).sort();

/** The content's figures, each as an English and as a French page writes it. */
const figures: [english: string, french: string][] = [
  ...[
    customers,
    openHours,
    ...phoneFigures.map(({ value }) => value),
    ...automationGauges.map(({ percent }) => `${percent}%`),
    ...marketYears.map(({ value }) => value),
    ...Object.values(marketFigures),
    ...specification.flatMap(({ value }) => (typeof value === 'string' ? value : [])),
    ...pricing.flatMap(({ tiers }) =>
      tiers.flatMap(({ allowances }) =>
        allowances.flatMap((one) => (one && 'figure' in one ? one.figure : [])),
      ),
    ),
  ].map((figure): [string, string] => [figure, figureIn('fr', figure)]),
  ...[
    ...chatPlans.flatMap(({ price }) => price ?? []),
    ...pricing.flatMap(({ tiers }) => tiers.flatMap(({ price, fee }) => (price ? [price, fee] : fee))),
  ].map((amount): [string, string] => [dollarsIn('en', amount), dollarsIn('fr', amount)]),
];

describe('figures', () => {
  test('every text has the same numbers in both languages', () => {
    // Times of day differ: half past one in the afternoon is 1:30 pm, and 13 h 30.
    const timesOfDay = /^chat\.[24]$|\.hours$/;
    for (const key of Object.keys(en).filter((name) => !timesOfDay.test(name)))
      expect(numbers(fr[key]), key).toEqual(numbers(en[key]));
  });

  test.each(figures)('%s is %s', (english, french) => {
    expect(numbers(french)).toEqual(numbers(english));
    expect(french).toMatch(/^\+?\d{1,3}(\u00a0?\d{3})*(,\d+)?\+?(\u00a0(%|\$|ms|min|M\+|h\/24))?$/);
    expect(french).not.toMatch(/\d{4}/);
  });

  test('no French text has a comma between thousands or a decimal point', () => {
    for (const [key, text] of Object.entries(fr)) {
      expect(text, key).not.toMatch(/\d\.\d/);
      expect(text, key).not.toMatch(/\d,\d{3}(?!\d)/);
    }
  });
});

describe('spaces', () => {
  // The demos' visitors change languages, as people do.
  const mixed = new Set(['chat.1', 'chat.2', 'chatbots.1', 'chatbots.feature.2.q']);
  const texts = Object.entries(fr).filter(([key]) => !mixed.has(key));

  test('a no-break space comes before : ; ? ! % $ € » and after «', () => {
    for (const [key, text] of [...texts, ...figures]) {
      expect(text, key).not.toMatch(/[^\u00a0][;?!»%$€]/);
      expect(text, key).not.toMatch(/[^\u00a0\d]:(?!\/)|\d:\D/);
      expect(text, key).not.toMatch(/«[^\u00a0]/);
      expect(text, key).not.toContain("'");
    }
  });

  test('a number has no ordinary space inside or before its unit', () => {
    for (const [key, text] of [...texts, ...figures]) {
      expect(text.replace(PHONE, ''), key).not.toMatch(/\d \d/);
      expect(text, key).not.toMatch(/\d (?:h|j|min|ms|px|s|Md|milliards?|euros?|dollars?)(?![\p{L}])/u);
    }
  });

  test('a colon between two texts comes from the messages, which have each language’s spacing', () => {
    for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' }))
      if (file.endsWith('.tsx'))
        expect(readFileSync(`src/${file}`, 'utf8'), file).not.toMatch(/\)\}:\s|>:\s\{|sr-only">:/);
  });
});

test('no French text has a calque, a word that only a translation would use', () => {
  const calques =
    /frais de départ|assistants? (?:vocal|vocaux|d’appel)|pressez|\bbaie\b|signe de tête|dans la boucle|courriel|ton de voix|mauvais numéro|solutions de base|services professionnels|à l’au revoir|plus grande année|\blettres\b|page d’accueil seule|moderne sans|serif|restent les papiers|l’histoire|vit sur|\brelit\b|casés|\broutines\b|fenêtres? surgissantes?|carte des tarifs|édition courte|se met au travail|clients en ligne|\bun opérateur\b|nos opérateurs|24\/7|faire sens|adresser un problème|en charge de|au final|digital|répond au chat|qui décrochent|passons à la caisse|apportez votre|heure la plus chargée|demandé au comptoir|demandent sur nos|le café est chaud|font des opératrices|personnes à demander|donnerait volontiers|nous asseyons|tirons des câbles|rester à quelqu’un|votre maison|gardons-nous|des gens\s\?|chacun seul|pendant le dressage|absences par canal|mots dedans|central debout|questions de patrons|appelle avant de répondre|dites à la bonne|combien êtes-vous à appeler|prise qui porte|qu’on les porte|retourne[rz] la vitrine|à retourner vous-même|nouvelle tête|ont un métier|aux autres lignes|marque d’un rechargement|y renvoyer|vous apporte un mois|une boîte plus|laisser de marque|les deux côtés d’accord|aucune ligne de ce nom|nouvelles réalités|première page|canal d’équipe|son compte non|deuxième bureau|sait l’étage|dollars? américains?|le chat\b|un chat\b|par chat\b|samedi perdues|à ma mesure|emplacements sont les vôtres|le oui au bout|aussi longtemps qu’il faut\b|comment on commence|trouvez votre ligne|votre ligne s’ouvre|à qui s’adresser quand|qui appelle qui|entendre votre voix|combien de pages a-t-on|moins d’animations|installation dessinée/i;
  for (const [key, text] of Object.entries(fr)) expect(text, key).not.toMatch(calques);
});

test('no French sentence has a plus sign: only the large figures have', () => {
  for (const [key, text] of Object.entries(fr)) expect(text.replace(PHONE, ''), key).not.toContain('+');
});

test('the first of a month is an ordinal', () => {
  expect(dateIn('fr', '2026-07-01')).toBe('1er juillet 2026');
  expect(dateIn('fr', '2026-07-11')).toBe('11 juillet 2026');
  expect(dateIn('en', '2026-07-01')).toBe('1 July 2026');
  for (const [key, text] of Object.entries(fr))
    expect(text, key).not.toMatch(
      /\b1\s(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)\b/,
    );
});

test('an amount with two decimals has its dollar sign in both languages', () => {
  for (const [key, text] of Object.entries(en))
    expect(text, key).not.toMatch(/(?<![$\d.,])\d+\.\d\d(?![\d%])/);
  for (const [key, text] of Object.entries(fr))
    expect(text, key).not.toMatch(/(?<![\d,\u00a0])[\d\u00a0]*\d,\d\d(?!\d|\u00a0[$%])/);
});
