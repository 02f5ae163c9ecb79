/**
 * Amounts in dollars: those of the specification, which an English page writes as given, and computed ones. A
 * French page writes both by the same rule: `1 283,98 $`, with no-break spaces.
 */
import type { Language } from '../i18n/keys.ts';

/** An amount as the specification writes it, without its sign, and the same in cents. */
export type Dollars = { written: string; cents: number };

/**
 * @param written `'1,283.98'` and `'65,76'` are dollars and cents, `'1,500'` is dollars.
 * @throws if it is no amount
 */
export function dollars(written: string): Dollars {
  const [, whole = '', part = '00'] = /^([\d,]*?\d)(?:[.,](\d\d))?$/.exec(written) ?? [];
  if (!whole) throw new Error(`dollars: ${written} is no amount`);
  return { written, cents: Number(whole.replaceAll(',', '')) * 100 + Number(part) };
}

const separators = {
  en: { thousands: ',', point: '.' },
  fr: { thousands: '\u00a0', point: ',' },
} satisfies Record<Language, unknown>;

/** A whole number with its thousands separated. */
export const wholeIn = (language: Language, value: number): string =>
  String(value).replace(/\B(?=(?:\d{3})+$)/g, separators[language].thousands);

/** An amount in cents as dollars and cents: `$1,408.28`, `$570.00`. */
export function fullAmountIn(language: Language, cents: number): string {
  const part = String(cents % 100).padStart(2, '0');
  const text = `${wholeIn(language, Math.floor(cents / 100))}${separators[language].point}${part}`;
  return language === 'fr' ? `${text}\u00a0$` : `$${text}`;
}

/** The same, but whole dollars have no cents, as in the specification: `$570`. */
export const amountIn = (language: Language, cents: number): string =>
  fullAmountIn(language, cents).replace(/[.,]00(?!\d)/, '');

/** An amount of the specification: `$65,76`, in French `65,76 $`. */
export const dollarsIn = (language: Language, { written, cents }: Dollars): string =>
  language === 'en' ? `$${written}` : amountIn(language, cents);
