/** Figures in French notation, typed by hand: the specification's figure, and how a French page writes it. */
import type { Language } from '../i18n/keys.ts';

const french: Record<string, string> = {
  '15,375+': '15 375+',
  '24/7': '24 h/24',
  '2 min': '2 min',
  '45%': '45 %',
  '+45%': '+45 %',
  '35%': '35 %',
  '85%': '85 %',
  '95%': '95 %',
  '99%': '99 %',
  '100ms': '100 ms',
  '99.99%': '99,99 %',
  '1M+': '1 M+',
  '93.5': '93,5',
  '129.2': '129,2',
  '178.4': '178,4',
  '246.2': '246,2',
  '387.45': '387,45',
  '550.3': '550,3',
  '1,000': '1 000',
  '1,500': '1 500',
  '2,500': '2 500',
  '3,000': '3 000',
  '5,000': '5 000',
  '10,000': '10 000',
  '15,000': '15 000',
  '20,000': '20 000',
  '50,000': '50 000',
  '60,000': '60 000',
  '100,000': '100 000',
  '150,000': '150 000',
};

/** A figure as the language writes it, unchanged if both write it alike. */
export function figureIn(language: Language, figure: string): string {
  return (language === 'fr' && french[figure]) || figure;
}
