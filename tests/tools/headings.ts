/**
 * Computes the font's width for each fitted heading, so that its lines have the lengths of `heading-measures.ts`, and writes
 * the table to `src/content/heading-widths.ts`. Run by hand after a heading's words or measures have changed; a test says
 * when. The browser measures, as the font is kerned; needs the Chromium that the tests use.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { launchOptions } from './chromium.mjs';
import type { Language } from '../../src/i18n/keys.ts';
import { inLanguage } from '../../src/content/headings.ts';
import type { MeasuredPiece } from '../../src/content/route-facts.ts';
import { NARROW, trackingOf, WIDE } from '../../src/content/display-face.ts';
import { allMessages } from '../../src/build/all-messages.ts';
import { headingMeasures } from '../../src/build/heading-measures.ts';

/** The table that the pages read. */
const TABLE = 'src/content/heading-widths.ts';
/** The words that were measured, for the tests. */
const RECORD = 'src/build/headings.json';

const words = { en: await allMessages('en'), fr: await allMessages('fr') };

/** A heading's words in one language, piece by piece. */
function piecesOf(name: string, language: Language): string[] {
  const count = headingMeasures[name]?.flat().length ?? 0;
  return Array.from({ length: count }, (_, index) => words[language][`${name}.${index + 1}`] ?? '');
}

/** How long a text is at each width of the face in em, as `fitted-heading.module.css` sets it. */
async function measure(texts: string[]): Promise<Map<string, number[]>> {
  const font = readFileSync('styles/fonts/anybody.woff2').toString('base64');
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage();
  const widths = Array.from({ length: WIDE - NARROW + 1 }, (_, index) => ({
    width: NARROW + index,
    tracking: trackingOf(NARROW + index),
  }));
  await page.setContent(`<style>
    @font-face { font-family: A; src: url(data:font/woff2;base64,${font}); font-weight: 800; font-stretch: ${NARROW}% ${WIDE}%; }
    span { font: 800 1000px A; white-space: pre; text-rendering: geometricPrecision; }
  </style><span></span>`);
  const lengths = await page.evaluate(
    async ([all, widths]) => {
      await document.fonts.load('800 1000px A');
      const span = document.querySelector('span') as HTMLElement;
      return all.map((text) => {
        span.textContent = text;
        return widths.map(({ width, tracking }) => {
          span.style.fontStretch = `${width}%`;
          span.style.letterSpacing = `${tracking}em`;
          return span.getBoundingClientRect().width / 1000;
        });
      });
    },
    [texts, widths] as const,
  );
  await browser.close();
  return new Map(texts.map((text, index) => [text, lengths[index] ?? []]));
}

/** The widths of a line's pieces. @throws when the words are too long for the line at the font's narrowest */
function widthsOf(line: MeasuredPiece[], texts: string[], language: Language): number[] {
  const length = (text: string, width: number) => lengths.get(text)?.[width - NARROW] ?? 0;
  // The space between two pieces is the heading's own, at the font's normal width.
  const spaces = (line.length - 1) * length(' ', 100);
  const given = line.reduce<number>(
    (sum, piece, index) => sum + (typeof piece === 'number' ? length(texts[index] ?? '', piece) : 0),
    spaces,
  );
  return line.map((piece, index) => {
    if (typeof piece === 'number') return piece;
    const em = inLanguage(language, piece.em);
    const left = em - given;
    const text = texts[index] ?? '';
    if (length(text, NARROW) > left * 1.02) throw new Error(`“${texts.join(' ')}” is longer than ${em} em`);
    const off = (width: number) => Math.abs(length(text, width) - left);
    let best = NARROW;
    for (let width = NARROW; width <= WIDE; width++) if (off(width) < off(best)) best = width;
    return best;
  });
}

const names = Object.keys(headingMeasures);
const record = Object.fromEntries(names.map((name) => [name, [piecesOf(name, 'en'), piecesOf(name, 'fr')]]));
const lengths = await measure([...new Set([' ', ...Object.values(record).flat(2)])]);
const rows = names.map((name) => {
  const [en, fr] = (['en', 'fr'] as const).map((language) => {
    const texts = piecesOf(name, language);
    return (headingMeasures[name] ?? []).map((line) =>
      widthsOf(line, texts.splice(0, line.length), language),
    );
  });
  const both = en?.map((line, at) =>
    line.map((width, index) => (fr?.[at]?.[index] === width ? width : [width, fr?.[at]?.[index]])),
  );
  return `  '${name}': ${JSON.stringify(both)},`;
});
const head = `/** The face's width of each heading's pieces, line by line, in English and in French: worked out by \`npm run tool -- headings\`. */`;
writeFileSync(TABLE, `${head}\nexport const headingWidths = {\n${rows.join('\n')}\n} as const;\n`);
writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`);
spawnSync('npx', ['biome', 'format', '--write', TABLE, RECORD]);
