import type { Language } from '../i18n/keys.ts';

/** `1 July 2026`; in French the first of a month is an ordinal: `1er juillet 2026`. @param day an ISO date */
export function dateIn(language: Language, day: string): string {
  const text = new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day));
  return language === 'fr' ? text.replace(/^1(?=\s)/, '1er') : text;
}
