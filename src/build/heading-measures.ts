/**
 * How the fitted headings fill their lines: `npm run tool -- headings` reads this and works out the widths of the face in
 * `src/content/heading-widths.ts`, so that a line has its length whatever its words are.
 */
import type { Language } from '../i18n/keys.ts';

/** A piece that is given its face's width, 50 to 150, or that takes the one with which its line has a length, in em. */
export type MeasuredPiece = number | Record<Language, number>;

const fit = (em: number, emFr = em): MeasuredPiece => ({ en: em, fr: emFr });

/** By heading, line by line. */
export const headingMeasures: Record<string, MeasuredPiece[][]> = {
  'services.title': [[72], [fit(7.88)]],
  'team.title': [[fit(9.32)], [fit(8.02)]],
  'showcase.title': [[72], [fit(7.82, 6.99)]],
  'testimonials.title': [[fit(3.18, 5.02)], [fit(4.67, 5.43)]],
  'start.title': [[72], [fit(4.69, 5.6)]],
  'faq.title': [[72], [fit(4.81)]],
  'footer.title': [[72], [fit(5.05, 5.62)]],
  'error.title': [[64], [fit(7.11, 5.29)]],
  'page.services.title': [[62, fit(3.44, 4.4)], [62]],
  'services-page.title': [[66], [fit(7.88, 8.55)]],
  'page.chatbots.title': [[fit(4.18, 5.49)], [fit(5.63)]],
  'chatbots.features': [[64], [112]],
  'chatbots.questions': [[118], [fit(5.57, 7.11)]],
  'page.phone-systems.title': [[fit(3.2, 4.8)], [62, fit(5.5, 6.52)]],
  'phone-systems.keys': [[64], [104]],
  'phone-systems.talk': [[64], [112]],
  'phone-systems.questions': [[64], [108]],
  'phone-systems.end': [[66], [110]],
  'page.automation.title': [[fit(2.66, 3.37)], [fit(3.73)]],
  'automation-page.features': [[64], [fit(5.89, 5.52)]],
  'automation.questions': [[fit(4.29)], [fit(8.04)]],
  'page.website.title': [[60, fit(7.34, 8.78)], [fit(4.04, 4.82)]],
  'website.features': [[66], [112]],
  'website.questions': [[fit(5.45, 4.9)], [66]],
  'page.solutions.title': [[62, fit(7.15)]],
  'solutions.contact': [[66], [fit(6.98, 9)]],
  'page.industries.title': [[fit(3.64, 4.16)], [fit(7.28, 5.94)]],
  'industries.all': [[112], [66]],
  'page.market-size.title': [[64], [64, fit(5.17)]],
  'market.segments': [[66], [fit(5.6)]],
  'page.technical-features.title': [[62, fit(4.88)]],
  'technical.contact': [[62], [fit(8.6)]],
  'page.pricing.title': [[60, fit(5.01)]],
  'finder.title': [[fit(5.09)], [fit(5.34, 6.21)]],
  'pricing.unsure': [[66], [fit(5.19, 5.89)]],
  'page.resources.title': [[64], [64, fit(7.8, 6.68)]],
  'page.about-us.title': [
    [60, fit(9.05, 12.41), 66],
    [64, 82, 58, fit(10.81, 11.88)],
  ],
  'page.faq.title': [[fit(2.19, 3.39)], [62, fit(8.75, 6.79)]],
  'page.team.title': [[62, fit(7.55)]],
  'page.blog.title': [[fit(2.55)], [fit(2.62, 2.74)]],
  'page.support.title': [[64], [fit(4.64, 3.84)]],
  'page.privacy.title': [[62], [fit(5.2)]],
  'privacy.never': [[126], [66]],
  'page.terms.title': [[62], [62, fit(6.31, 10.58)]],
  'page.not-found.title': [[fit(3.49, 3.15)], [fit(4.05)]],
};
