/** Figures that are worked out, in each language's dress: `$1,408.28` and `1 408,28 $`, its spaces no-break ones. */
import type { Language } from '../../../i18n/keys.ts';

const separators = {
  en: { thousands: ',', point: '.' },
  fr: { thousands: '\u00a0', point: ',' },
} satisfies Record<Language, unknown>;

/** A whole number. */
export const figure = (value: number, language: Language): string =>
  String(value).replace(/\B(?=(?:\d{3})+$)/g, separators[language].thousands);

/** An amount in cents as dollars and cents. */
export function dollarsAndCents(amount: number, language: Language): string {
  const part = String(amount % 100).padStart(2, '0');
  const text = `${figure(Math.floor(amount / 100), language)}${separators[language].point}${part}`;
  return language === 'fr' ? `${text}\u00a0$` : `$${text}`;
}

/** The same, but whole dollars stand without cents, as on the card. */
export const dollars = (amount: number, language: Language): string =>
  dollarsAndCents(amount, language).replace(/[.,]00(?!\d)/, '');
