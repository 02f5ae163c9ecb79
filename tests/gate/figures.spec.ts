/**
 * A figure is heard before the words that are written to follow it, as it is seen: the other way round they make no
 * sentence. Words that name the figure (a specification, opening hours, sums) are its term, and come first.
 * The figures of the dialogs are in `components/service-dialog/facts.spec.ts`.
 */
import { expect, switchToFrench, open, test } from '../support/site.ts';

type Texts = (string | RegExp)[];

/** Each list of figures as it is read out, in English and in French. */
const FIGURES: Record<string, { section: string; en: Texts; fr: Texts }> = {
  '/solutions/market-size': {
    section: 'market-size',
    en: [
      '550.3 billion dollars, the AI market in 2026',
      '35% of it is chatbots and assistants',
      '+45% growth in custom AI, the fastest',
    ],
    fr: [
      '550,3 milliards de dollars, le marché de l’IA en 2026',
      '35 % du marché : chatbots et assistants',
      '+45 % de croissance pour l’IA sur mesure, la plus vive',
    ],
  },
  '/services/automation': {
    section: 'automation',
    en: ['85% time saved', '95% efficiency gain', '99% error reduction'],
    fr: ['85 % de temps gagné', '95 % de gain d’efficacité', '99 % d’erreurs en moins'],
  },
  '/services/chatbots': {
    section: 'chatbots',
    en: ['100+ languages, even mid-chat', '24/7 day shift and night shift'],
    fr: ['100+ langues, même en cours de route', '24 h/24 et 7 j/7, de jour comme de nuit'],
  },
  '/services/phone-systems': {
    section: 'call-timeline',
    en: [
      /^45%\s*Reduced wait times\./,
      /^85%\s*First-call resolution\. .* Satisfaction on the phone line: 95%\.$/,
    ],
    fr: [
      /^45\s%\s*Attente réduite\./,
      /^85\s%\s*Résolu au premier appel\. .* Satisfaction au téléphone\s: 95\s%\.$/,
    ],
  },
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [path, { section, en, fr }] of Object.entries(FIGURES))
  test(`each figure of ${path} is read before its words`, async ({ page }) => {
    await open(page, path);
    const figures = page.locator(`[data-section=${section}] li:has(> strong)`);
    await expect(figures).toHaveText(en);
    await switchToFrench(page);
    await expect(figures).toHaveText(fr);
  });
